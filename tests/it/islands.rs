//! What pages with islands load.

use crate::site::Site;

/// What only the code that wakes islands has.
const WAKES: &str = "archipel-island[called]";

#[test]
fn the_loader_wakes_islands_unless_the_site_does() {
    let site = Site::new(
        "\
-- islands/dots/island.toml
description = \"Dots.\"
when = \"idle\"
-- islands/dots/island.tsx
export default function Dots() {
  return <i>.</i>;
}
-- templates/page.html
{{ t(\"home-title\") }}{{ t(\"home-lead\") }}{{ island(\"dots\") }}
",
    );
    let loader = || {
        let dist = site.dist();
        let path = dist.keys().find(|path| path.starts_with("islands/loader-")).expect("a loader");
        assert!(site.page("en/index.html").contains(path), "{path}");
        site.page(path)
    };
    site.build().fine();
    assert!(loader().contains(WAKES));
    site.edit(
        "\
-- islands/waker/script.ts
import { wakeIslands } from \"archipel/wake\";
addEventListener(\"click\", wakeIslands);
-- templates/page.html
{{ t(\"home-title\") }}{{ t(\"home-lead\") }}{{ island(\"dots\") }}{{ script(\"waker\") }}
",
    );
    site.build().fine();
    assert!(!loader().contains(WAKES));
}
