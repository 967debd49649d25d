/** Reads dates and times as pages do: never in the time zone of the machine. */

/** Whether a value is a day without a time, `2025-12-31`, which is the same in all time zones. */
export function isDay(value: Date | string): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** The moment of a date or time; a text without an offset is a time in the time zone. */
export function readTime(value: Date | string, timeZone: string): Date {
  if (typeof value !== "string") return new Date(value);
  const text = value.replace(" ", "T");
  if (isDay(value) || /(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text);
  const local = +new Date(`${text}Z`);
  if (Number.isNaN(local)) return new Date(local);
  // A time that clocks show twice is the first one; one that they skip is as late as without the change.
  const [before, after] = [-1, 1].map((days) => offset(local + days * 86_400_000, timeZone)) as [number, number];
  const isRight = (offsetThen: number) => offset(local - offsetThen, timeZone) === offsetThen;
  return new Date(local - (isRight(before) || !isRight(after) ? before : after));
}

/** Milliseconds that a time zone is ahead of UTC. */
function offset(time: number, timeZone: string): number {
  const fields = ["year", "month", "day", "hour", "minute", "second"] as const;
  const options = Object.fromEntries(fields.map((field) => [field, "numeric"]));
  const format = new Intl.DateTimeFormat("en", { ...options, hourCycle: "h23", timeZone });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const [year, month, day, hour, minute, second] = fields.map((field) => parts[field]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}
