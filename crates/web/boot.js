// The names of all files as they lie here, and the games in the order of the shelf: `cargo xtask web` writes both.
const files = {
  /* files */
};
const games = [/* games */];
globalThis.tableeFiles = files;
// Psychopathe's engine, which a worker loads when it is first asked.
globalThis.tableeEngine = new URL(files["brain.js"], import.meta.url).href;
// A link that names no game: whoever has its key is told which game is played there.
const nameless = () => location.hash.match(/^#\/(join|arrive|watch)\/([^/]+)\/([^/]+)/);
if (nameless()) {
  const [, how, table, key] = nameless();
  const headers = { authorization: `Bearer ${key}` };
  const told = await fetch(`api/tables/${table}/game`, { headers }).then((answer) => answer.json()).catch(() => ({}));
  const game = games.includes(told.game) ? told.game : games[0];
  history.replaceState(null, "", `#/${game}/${how}/${table}/${key}`);
}
// The bundle that was loaded last shows the shelf.
const kept = "tablee.bundle";
const onServer = ["far", "join", "arrive", "watch", "table"];
const known = (bundle) => (`${bundle}.wasm` in files ? bundle : undefined);
let name;
// Each place names its game first. A game on this device and a table on a server are two bundles.
const wanted = () => {
  const [game, place] = location.hash.replace(/^#\/?/, "").split("/");
  const last = name && name !== "verify" ? name : known(localStorage.getItem(kept));
  if (place === "verify") return "verify";
  if (!games.includes(game)) return last ?? `${games[0]}-local`;
  if (place === "rules" && last?.startsWith(`${game}-`)) return last;
  return `${game}-${onServer.includes(place) ? "online" : "local"}`;
};
name = wanted();
if (name !== "verify") localStorage.setItem(kept, name);
addEventListener("hashchange", () => (wanted() === name && !nameless()) || location.reload());
// The page that checks dice wears the look of the game it checks.
const game = name === "verify" ? location.hash.split("/")[1] : name.replace(/-(local|online)$/, "");
const here = (file) => new URL(files[file], import.meta.url);
const dressed = new Promise((done) => {
  const look = here(`${games.includes(game) ? game : games[0]}.css`);
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: look });
  link.onload = link.onerror = done;
  document.head.append(link);
});
const language = (localStorage.getItem("tablee.language") ?? navigator.language).startsWith("en") ? "en" : "fr";
const words = files[`words-${name === "verify" ? name : game}-${language}.json`];
if (words) fetch(words);
const code = fetch(here(`${name}.wasm`));
// What has the focus may be drawn again when something was done: what came in its place has it then, else what can be
// done now, else the line that says whose turn it is. Nobody who works with the keyboard or listens begins at the top.
let held;
addEventListener("focusin", (event) => { held = event.target; });
new MutationObserver(() => {
  const now = document.activeElement;
  if (!held || (now !== document.body && now !== held) || (held.getClientRects().length && !held.disabled)) return;
  const ids = [held.isConnected ? "" : held.id, "act-title", "awaited"];
  const next = ids.map((id) => id && document.getElementById(id)).find((e) => e?.offsetParent) ?? document.querySelector("h1");
  held = undefined;
  if (!next) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ["hidden", "disabled", "open"] });
const { default: init } = await import(here(`${name}.js`));
await dressed;
await init({ module_or_path: code });
