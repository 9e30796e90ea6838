//! A link as a picture that phones read.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::language::t;

#[component]
pub fn Qr(
    /// What it says.
    text: String,
) -> impl IntoView {
    let code = QrCode::encode_text(&text, QrCodeEcc::Low).ok();
    code.map(|code| {
        let n = code.size();
        let dark = (0..n).flat_map(|y| (0..n).map(move |x| (x, y))).filter(|(x, y)| code.get_module(*x, *y));
        let path: String = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
        let frame = format!("-4 -4 {0} {0}", n + 8);
        view! {
            <svg class="qr" viewBox=frame role="img" aria-label=t("qr") shape-rendering="crispEdges">
                <rect x="-4" y="-4" width=n + 8 height=n + 8 fill="#fff"/>
                <path d=path fill="#000"/>
            </svg>
        }
    })
}
