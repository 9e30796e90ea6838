import init from "./engine.js";
init({ module_or_path: new URL("engine.wasm", import.meta.url) });
