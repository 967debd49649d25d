//! The diagnostics that are known before pages are rendered.

use crate::build::pipeline::StartedBuild;
use crate::build::pipeline::pages::check_page;
use crate::build::pipeline::skipped::set_levels;
use crate::engine::diagnostic::Report;

impl StartedBuild<'_> {
    /// The diagnostics that are known before pages are rendered: those of the input, and of the
    /// texts of one page. Those that any error may have caused are left out.
    pub fn first_report(&self, page: Option<&str>) -> Report {
        let Some(site) = self.site() else { return Report::new() };
        if let Some(page) = page.filter(|page| site.routes.page(page).is_some()) {
            check_page(&self.build.reader(), page);
        }
        let mut report = self.report.clone();
        report.extend(self.build.report());
        report.drop_caused_by_any_error();
        set_levels(self.options, &site.config, &mut report);
        report.normalize();
        if !self.options.ignores_baseline {
            report.apply_baseline(&self.snapshot, &[]);
        }
        report
    }
}
