const bundle = () => (location.hash.startsWith("#/pactes/verify/") ? "verify" : "pactes");
const here = bundle();
addEventListener("hashchange", () => bundle() === here || location.reload());
const checks = here === "verify";
const { default: init } = await (checks ? import("./verify.js") : import("./pactes.js"));
init({ module_or_path: new URL(checks ? "verify.wasm" : "pactes.wasm", import.meta.url) });
