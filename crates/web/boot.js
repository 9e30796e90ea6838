import init from "./pactes.js";
init({ module_or_path: new URL("pactes.wasm", import.meta.url) });
