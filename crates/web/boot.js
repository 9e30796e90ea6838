const bundle = () => {
  const place = location.hash;
  if (place.startsWith("#/pactes/verify/")) return "verify";
  return place.startsWith("#/psychopathe") ? "psychopathe" : "pactes";
};
const here = bundle();
addEventListener("hashchange", () => bundle() === here || location.reload());
// Psychopathe's engine, which a worker loads when it is first asked.
globalThis.tableeEngine = new URL("brain.js", import.meta.url).href;
const [script, wasm] = {
  pactes: [() => import("./pactes.js"), "pactes.wasm"],
  psychopathe: [() => import("./psychopathe.js"), "psychopathe.wasm"],
  verify: [() => import("./verify.js"), "verify.wasm"],
}[here];
// Both at once: the one takes as long as the other.
const module_or_path = fetch(new URL(wasm, import.meta.url));
const { default: init } = await script();
init({ module_or_path });
