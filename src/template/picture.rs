//! The arguments of `picture()`.

use minijinja::value::Kwargs;
use minijinja::{Error, ErrorKind};

use crate::engine::diagnostic::Diagnostic;
use crate::template::context::{PictureArguments, TemplateContext};

/// The HTML of `picture(name, alt=…)`.
pub(super) fn html(
    context: &dyn TemplateContext,
    name: &str,
    kwargs: &Kwargs,
) -> Result<Result<String, Vec<Diagnostic>>, Error> {
    let Some(alt): Option<&str> = kwargs.get("alt")? else {
        let message = "picture() needs `alt`, a message that describes it; `alt=\"\"` \
                           is for a picture that only decorates";
        return Err(Error::new(ErrorKind::MissingArgument, message));
    };
    let is_eager = match kwargs.get::<Option<&str>>("loading")? {
        None | Some("lazy") => false,
        Some("eager") => true,
        Some(other) => {
            let message = format!("`loading` is \"lazy\" or \"eager\", not \"{other}\"");
            return Err(Error::new(ErrorKind::InvalidOperation, message));
        }
    };
    let message = |id: &str| match id {
        "" => Ok("".into()),
        id => context.text(id, &[]),
    };
    let alt = message(alt);
    let title = kwargs.get::<Option<&str>>("title")?.map(message).transpose();
    let widths: Option<Vec<u32>> = kwargs.get("widths")?;
    if widths.iter().flatten().any(|width| *width == 0) {
        let message = "`widths` are numbers of pixels, 1 or more, not 0";
        return Err(Error::new(ErrorKind::InvalidOperation, message));
    }
    let sizes = kwargs.get("sizes")?;
    let class = kwargs.get("class")?;
    Ok(alt.and_then(|alt| {
        let title = title?;
        let (alt, title): (&str, _) = (&alt, title.as_deref());
        let picture = PictureArguments { name, alt, widths, sizes, class, title, is_eager };
        context.picture(&picture)
    }))
}
