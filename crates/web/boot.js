// Texts that are fetched by language: the names of the files as they lie here.
const texts = {
  /* texts */
};
globalThis.tableeFiles = texts;
// What each bundle is: script, code, look, and whose words it speaks.
const bundles = {
  "innommable": ["./innommable.js", "innommable.wasm", "innommable.css", "innommable"],
  "innommable-device": ["./innommable-device.js", "innommable-device.wasm", "innommable.css", "innommable"],
  "pactes": ["./pactes.js", "pactes.wasm", "pactes.css", "pactes"],
  "pactes-device": ["./pactes-device.js", "pactes-device.wasm", "pactes.css", "pactes"],
  "yonkoma": ["./yonkoma.js", "yonkoma.wasm", "yonkoma.css", "yonkoma"],
  "yonkoma-device": ["./yonkoma-device.js", "yonkoma-device.wasm", "yonkoma.css", "yonkoma"],
  "psychopathe": ["./psychopathe.js", "psychopathe.wasm", "psychopathe.css", "psychopathe"],
  "psychodrame": ["./psychodrame.js", "psychodrame.wasm", "psychodrame.css", "psychodrame"],
  "psychodrame-device": ["./psychodrame-device.js", "psychodrame-device.wasm", "psychodrame.css", "psychodrame"],
  "psychopathe-far": ["./psychopathe-far.js", "psychopathe-far.wasm", "psychopathe.css", "psychopathe"],
  "verify": ["./verify.js", "verify.wasm", "pactes.css", "verify"],
};
// Psychopathe's engine, which a worker loads when it is first asked.
globalThis.tableeEngine = new URL("brain.js", import.meta.url).href;
// A link that names no game leads to the one that has tables on a server.
if (/^#\/(join|arrive|watch)\//.test(location.hash)) {
  history.replaceState(null, "", location.hash.replace("#/", "#/pactes/"));
}
const kept = "tablee.bundle";
const onDevice = ["alone", "new", "local"];
const onServer = ["far", "join", "arrive", "watch", "table"];
// The shelf is the shell's: what has no shelf of its own does not show it.
const shelved = (name) => (name === "verify" || name === "psychopathe" ? undefined : name);
let name;
// Each place names its game first; the shelf is shown by whatever was played last.
const wanted = () => {
  const [game, place] = location.hash.replace(/^#\/?/, "").split("/");
  if (place === "verify") return "verify";
  if (!(game in bundles)) return shelved(name) ?? localStorage.getItem(kept) ?? "pactes-device";
  const [device, far] = [`${game}-device`, `${game}-far`];
  if (place === "rules" && name?.startsWith(game) && !(far in bundles)) return name;
  if (onServer.includes(place) && far in bundles) return far;
  return onDevice.includes(place) && device in bundles ? device : game;
};
name = wanted();
if (!(name in bundles)) name = "pactes-device";
if (shelved(name)) localStorage.setItem(kept, name);
addEventListener("hashchange", () => wanted() === name || location.reload());
const [script, wasm, style, speaks] = bundles[name];
const here = (file) => new URL(file, import.meta.url);
const dressed = new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: here(style) });
  link.onload = link.onerror = done;
  document.head.append(link);
});
const language = (localStorage.getItem("tablee.language") ?? navigator.language).startsWith("en") ? "en" : "fr";
const words = texts[`words-${speaks}-${language}.json`];
if (words) fetch(words);
const code = fetch(here(wasm));
// What has the focus may be drawn anew when something was done: what came in its place has it then, else what can be
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
const { default: init } = await import(script);
await dressed;
await init({ module_or_path: code });
