//! The globals that return lists of pages.

use minijinja::value::{Kwargs, from_args};
use minijinja::{Error, Value};

use crate::content::PageList;
use crate::template::global::Global;
use crate::template::globals::GlobalObject;

impl GlobalObject {
    /// Calls `pages()`, `adjacent()` or `related()`.
    pub(super) fn pages(&self, args: &[Value]) -> Result<Value, Error> {
        let (kwargs,): (Kwargs,) = from_args(args)?;
        let text = |name: &str| -> Result<Option<Box<str>>, Error> {
            Ok(kwargs.get::<Option<&str>>(name)?.map(Box::from))
        };
        let folder: &str = kwargs.get("folder")?;
        let list = PageList { folder: folder.into(), sort: text("sort")?, tag: text("tag")? };
        if self.global == Global::Adjacent {
            kwargs.assert_all_used()?;
            return self.finish(&list, self.context.adjacent(&list).map(|pages| self.plain(pages)));
        }
        let limit: Option<usize> = kwargs.get("limit")?;
        if self.global == Global::Related {
            kwargs.assert_all_used()?;
            return self
                .finish(&list, self.context.related(&list, limit).map(|pages| self.plain(pages)));
        }
        let with_current: Option<bool> = kwargs.get("current")?;
        kwargs.assert_all_used()?;
        let pages = self.context.pages(&list, limit, with_current.unwrap_or_default());
        self.finish(&list, pages.map(|list| self.plain(list)))
    }
}
