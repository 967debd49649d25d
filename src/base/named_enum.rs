//! Enums whose variants have names.

/// Defines an enum from its variants and their names. `ALL` and `NAMES` list them in the order of
/// the definition; `name` and `from_name` convert one to the other.
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $type:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)+ }
    ) => {
        $(#[$meta])*
        $vis enum $type { $($(#[$doc])* $variant,)+ }

        impl $type {
            /// All variants, in the order of their definition.
            $vis const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];

            /// Their names, in the same order.
            $vis const NAMES: [&str; [$($name),+].len()] = [$($name),+];

            /// Returns the name.
            $vis fn name(self) -> &'static str {
                match self { $($type::$variant => $name,)+ }
            }

            /// Returns the variant of that name.
            $vis fn from_name(name: &str) -> Option<$type> {
                $type::NAMES.iter().position(|one| *one == name).map(|at| $type::ALL[at])
            }
        }
    };
}

pub(crate) use named_enum;
