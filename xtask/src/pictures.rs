//! `cargo xtask pictures`: the client as it is, in the README and for whoever looks it through.

use anyhow::Result;

use crate::{cargo, step, web};

pub(crate) fn pictures(all: Option<&str>) -> Result<()> {
    step("the client", || web::web(web::Build::Local, &[]))?;
    step("the program", || cargo(&["build", "--package", "tablee"]))?;
    step("pictures", || {
        let mut args = vec!["run", "--package", "e2e", "--example", "pictures", "--"];
        args.extend(all.map_or(vec!["docs/pictures"], |folder| vec![folder, "all"]));
        cargo(&args)
    })
}
