//! A page as a picture: drawn as PNG, handed to whatever the device shares with, else saved as a file.

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

/// The name of the file.
const NAME: &str = "4-koma.png";

/// The picture's size: an A5 at 200 dots an inch.
const SIZE: (u32, u32) = (1176, 1668);

/// Draws the page and shares it; where nothing can be shared, it is saved.
pub(super) fn share(svg: String) {
    spawn_local(async move {
        let Some(png) = drawn(&svg).await else { return };
        if !offered(&png).await {
            save(&png);
        }
    });
}

/// Calls a method of something, where this browser has it.
fn call(of: &JsValue, name: &str, args: &[JsValue]) -> Option<JsValue> {
    let method: Function = Reflect::get(of, &name.into()).ok()?.dyn_into().ok()?;
    method.apply(of, &args.iter().collect::<Array>()).ok()
}

/// The page as the address of a PNG.
async fn drawn(svg: &str) -> Option<String> {
    let image: JsValue = document().create_element("img").ok()?.into();
    let canvas: JsValue = document().create_element("canvas").ok()?.into();
    let source = format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(svg));
    Reflect::set(&image, &"src".into(), &source.into()).ok()?;
    JsFuture::from(call(&image, "decode", &[])?.dyn_into::<Promise>().ok()?).await.ok()?;
    let (width, height) = (JsValue::from(SIZE.0), JsValue::from(SIZE.1));
    Reflect::set(&canvas, &"width".into(), &width).ok()?;
    Reflect::set(&canvas, &"height".into(), &height).ok()?;
    let pen = call(&canvas, "getContext", &["2d".into()])?;
    call(&pen, "drawImage", &[image, 0.into(), 0.into(), width, height])?;
    call(&canvas, "toDataURL", &["image/png".into()])?.as_string()
}

/// Offers the picture to whatever the device shares with; whether there is something that takes pictures.
async fn offered(png: &str) -> bool {
    let navigator: JsValue = window().navigator().into();
    let Some(file) = file(png) else { return false };
    let what = Object::new();
    // Setting a field of a fresh object does not fail.
    let _ = Reflect::set(&what, &"files".into(), &Array::of1(&file));
    let what = [JsValue::from(what)];
    if !call(&navigator, "canShare", &what).is_some_and(|can| can.is_truthy()) {
        return false;
    }
    let shared = call(&navigator, "share", &what).and_then(|shared| shared.dyn_into::<Promise>().ok());
    let Some(shared) = shared else { return false };
    match JsFuture::from(shared).await {
        Ok(_) => true,
        // Whoever changes their mind shares nothing, and saves nothing.
        Err(why) => Reflect::get(&why, &"name".into()).is_ok_and(|name| name == "AbortError"),
    }
}

fn file(png: &str) -> Option<JsValue> {
    let (_, base64) = png.split_once(',')?;
    let bytes = window().atob(base64).ok()?;
    let bytes: Vec<u8> = bytes.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(0)).collect();
    let parts = Array::of1(&Uint8Array::from(&bytes[..]));
    let options = Object::new();
    Reflect::set(&options, &"type".into(), &"image/png".into()).ok()?;
    let maker: Function = Reflect::get(&js_sys::global(), &"File".into()).ok()?.dyn_into().ok()?;
    Reflect::construct(&maker, &Array::of3(&parts, &NAME.into(), &options)).ok()
}

fn save(png: &str) {
    let Ok(link) = document().create_element("a") else { return };
    // Attributes with fixed names do not fail.
    let _ = link.set_attribute("href", png);
    let _ = link.set_attribute("download", NAME);
    if let Ok(link) = link.dyn_into::<HtmlElement>() {
        link.click();
    }
}
