import init from "./engine.js";
// What goes wrong is an error of the worker, which its page hears.
init({ module_or_path: new URL("engine.wasm", import.meta.url) }).catch((why) => setTimeout(() => { throw why; }));
