// Which place this is, before anything is painted; and the code of the game that is played there.
"use strict";
{
// The names of all files as they lie here, and the games in the order of the shelf: `cargo xtask web` writes both.
const files = {
  /* files */
};
const games = {
  /* games */
};
const self = document.currentScript.src;
const folder = new URL("./", self);
const at = (file) => new URL(files[file], folder).href;
globalThis.tableeFiles = files;
// Psychopathe's engine, which a worker loads when it is first asked.
globalThis.tableeEngine = at("brain.js");

const root = document.documentElement;
const language = () => ((localStorage.getItem("tablee.language") ?? navigator.language).startsWith("en") ? "en" : "fr");
root.lang = language();

const onServer = ["far", "join", "arrive", "watch", "middle", "table"];
const path = () => location.hash.replace(/^#\/?/, "").split("/");
// A link that names no game: whoever has its key is told which game is played there.
const nameless = () => location.hash.match(/^#\/(join|arrive|watch)\/([^/]+)\/([^/]+)/);
// The code that is loaded, if any is. A game on this device and a table on a server are two bundles.
let bundle;
const wanted = () => {
  const [game, place] = path();
  if (!Object.hasOwn(games, game)) return undefined;
  if (place === "verify") return "verify";
  if (place === "rules" && bundle?.startsWith(`${game}-`)) return bundle;
  return `${game}-${onServer.includes(place) ? "online" : "local"}`;
};
// Why a link leads nowhere, by the kind of the failure; without an answer there is none.
const reasons = { not_found: "no-key", no_key: "no-key", too_many: "too-many", damaged: "damaged" };
const arrive = async () => {
  document.getElementById("lost")?.remove();
  if (nameless()) {
    if (bundle) return location.reload();
    const { hash } = location;
    const [, how, table, key] = nameless();
    root.dataset.place = "game";
    const headers = { authorization: `Bearer ${key}` };
    const told = await fetch(`api/tables/${table}/game`, { headers }).then((answer) => answer.json()).catch(() => null);
    // Somebody has gone on elsewhere meanwhile.
    if (location.hash !== hash) return;
    // No game is taken for another: an invitation that cannot be read says so.
    if (!Object.hasOwn(games, told?.game ?? "")) return lose(told ? (reasons[told.error?.kind] ?? "otherwise") : "away");
    history.replaceState(null, "", `#/${told.game}/${how}/${table}/${key}`);
  }
  const name = wanted();
  // What runs is not stopped: another bundle, or the shelf, is another page.
  if (bundle && name !== bundle) location.reload();
  if (bundle) return;
  root.dataset.place = name ? "game" : path()[0] === "credits" ? "credits" : "home";
  if (name) load(name, path());
};
addEventListener("hashchange", arrive);

// A link that opens nothing: why, and the way to try again.
const lose = async (why) => {
  await parsed;
  document.getElementById("lost")?.remove();
  document.body.append(document.getElementById("lost-page").content.cloneNode(true));
  const main = document.getElementById("lost");
  main.querySelectorAll("[data-why]").forEach((reason) => { reason.hidden = reason.dataset.why !== why; });
  main.querySelector("button").onclick = arrive;
};

const parsed = new Promise((done) => addEventListener("DOMContentLoaded", done));
const load = async (name, [game, place, table, whom = "watch"]) => {
  bundle = name;
  localStorage.setItem("tablee.game", game);
  // All in one round: the code is compiled while it comes, and the line to the table is opened meanwhile.
  const answer = fetch(at(`${name}.wasm`));
  const code = WebAssembly.compileStreaming?.(answer) ?? answer;
  const glue = import(at(`${name}.js`));
  // The page that checks dice wears the look of the game it checks.
  const dressed = Promise.all(["table.css", "frame.css", "agreement.css", `${game}.css`].map((style) => new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: at(style) });
    link.onload = link.onerror = done;
    document.head.append(link);
  })));
  fetch(at(`words-${name === "verify" ? name : game}-${language()}.json`));
  if (place === "table") openLine(table, whom);
  await parsed;
  sketch(game, place, table);
  const { default: init } = await glue;
  await dressed;
  await init({ module_or_path: await code });
};

// What is known of the table stands there until the code draws it: the game, who sits there, where the story is.
const sketch = (game, place, table) => {
  document.querySelectorAll(".home, .credits").forEach((other) => other.remove());
  const main = document.createElement("main");
  main.id = "sketch";
  main.innerHTML = `<svg aria-hidden="true" viewBox="0 0 200 280"><use href="#cover-${game}"/></svg><h1></h1><p role="status"></p>`;
  main.querySelector("h1").textContent = games[game];
  document.body.append(main);
  // The shelf knows the tables of this device, and how far each is.
  let known;
  try {
    known = globalThis.tableeKnown?.(table);
  } catch {
    // Without it nothing is known yet, and the game comes all the same.
  }
  main.dataset.where = known?.where ?? "";
  if (known) nameIt(known.title, known.names);
};
const nameIt = (title, names) => {
  const main = document.getElementById("sketch");
  if (!main) return;
  if (title && !Object.hasOwn(games, title)) main.querySelector("h1").textContent = title;
  const who = names.filter((name) => name).join(", ");
  main.querySelector("p").textContent = [who, main.dataset.where].filter((part) => part).join(" · ");
};

// The page takes the line over with what came over it so far.
const openLine = (table, whom) => {
  const base = location.href.split("#")[0].replace(/\/[^/]*$/, "").replace(/^http/, "ws");
  const address = `${base}/api/tables/${table}/socket?as=${whom}`;
  const socket = new WebSocket(address);
  const heard = [];
  socket.onmessage = async ({ data }) => {
    heard.push(data);
    await parsed;
    const seen = JSON.parse(data).full?.view?.table;
    if (seen) nameIt(seen.title, seen.seats.map(({ name }) => name));
  };
  globalThis.tableeLine = { address, socket, heard };
};

// What has the focus may be drawn again when something was done: what came in its place has it then, else what can be
// done now, else the line that says whose turn it is. Nobody who works with the keyboard or listens begins at the top.
let held;
addEventListener("focusin", (event) => { held = event.target; });
parsed.then(() => new MutationObserver(() => {
  const now = document.activeElement;
  if (!held || (now !== document.body && now !== held) || (held.getClientRects().length && !held.disabled)) return;
  const ids = [held.isConnected ? "" : held.id, "act-title", "awaited"];
  const next = ids.map((id) => id && document.getElementById(id)).find((e) => e?.offsetParent) ?? document.querySelector("h1");
  held = undefined;
  if (!next) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ["hidden", "disabled", "open"] }));
// The height that the keyboard of a phone leaves; the style takes it for that of the screen.
const fit = () => {
  const { height } = visualViewport;
  root.style.setProperty("--screen", `${height}px`);
  root.toggleAttribute("data-keyboard", height < 0.75 * screen.height && innerWidth < 1000);
  if (document.querySelector(".table")) scrollTo(0, 0);
};
if (globalThis.visualViewport) visualViewport.addEventListener("resize", fit);
arrive();

// Where the context is secure, what was opened once opens without a network (sw.js).
addEventListener("load", async () => {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !(await serviceWorker.register(new URL("sw.js", folder)).catch(() => null))) return;
  const { active } = await serviceWorker.ready;
  active.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  const keepAll = () => active.postMessage("all");
  addEventListener("appinstalled", keepAll);
  if (matchMedia("(display-mode: standalone)").matches) keepAll();
});

// A page may stay open while the server is renewed, which then has other files: the shelf comes again by itself, a table
// says so. What was typed is kept on the device as it is typed.
const look = async () => {
  if (document.hidden || document.querySelector(".renewed")) return;
  const answer = await fetch(self, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status !== 404) return;
  if (!bundle && !document.getElementById("join-code")?.value) return location.reload();
  document.body.append(document.getElementById("renewed-page").content.cloneNode(true));
  const said = document.querySelector(".renewed");
  said.querySelector(".primary").onclick = () => location.reload();
  said.querySelector(".quiet").onclick = () => said.remove();
};
document.addEventListener("visibilitychange", look);
addEventListener("online", look);
setInterval(look, 5 * 60_000);
}
