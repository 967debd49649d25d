/** Dates and times as pages print them. */

/** Formats a moment by `Intl`. */
export function dateText(moment: Date, locales: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions): string {
  const { dateStyle, timeStyle, hour12, hourCycle: cycle, ...rest } = options;
  const hourCycle = hour12 === undefined ? cycle : hour12 ? "h12" : "h23";
  const print = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales, { ...rest, ...part }).format(moment);
  if (!timeStyle || !hourCycle) return print(options);
  const time = print({ timeStyle, hourCycle });
  if (!dateStyle) return time;
  // With a cycle that is not that of the language, `Intl` writes another date.
  const date = print({ dateStyle });
  const joined = print({ dateStyle, timeStyle: "short" }).replace(date, "\u0001");
  return joined
    .replace(print({ timeStyle: "short" }), "\u0002")
    .replace("\u0001", () => date)
    .replace("\u0002", () => time);
}
