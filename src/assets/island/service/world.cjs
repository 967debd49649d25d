/**
 * The globals of islands while they are prerendered: those of the language, and those that browsers have, too. None of them
 * depends on the machine, the date or randomness, and timers run as soon as nothing else is left to do.
 */

/** The globals of the language, as in the oldest supported version of Node. */
const LANGUAGE =
  "AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError FinalizationRegistry " +
  "Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl JSON Map Math NaN Number Object Promise Proxy " +
  "RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array " +
  "Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval " +
  "globalThis isFinite isNaN parseFloat parseInt undefined unescape";

/** The globals of browsers that Node has, except those of the network. */
const WEB =
  "AbortController AbortSignal Blob ByteLengthQueuingStrategy CountQueuingStrategy CustomEvent DOMException Event EventTarget File " +
  "ReadableStream ReadableStreamBYOBReader ReadableStreamDefaultReader TextDecoder TextDecoderStream TextEncoder TextEncoderStream " +
  "TransformStream URL URLSearchParams WritableStream WritableStreamDefaultWriter atob btoa console structuredClone";

/** The time of prerendering, in milliseconds since 1970, and a time that differs in every component. */
const [NOW, OTHER_TIME] = [Date.UTC(2000, 0, 1), Date.UTC(2031, 7, 13, 11, 47, 33, 217)];

/** The locale of prerendering, and others: numbers, dates, letters in upper case or the order of words differ. */
const [LOCALE, OTHER_LOCALES] = ["en-US", ["ar-EG", "sv-SE", "tr-TR"]];

/** The time zone of prerendering, and others with their offsets in minutes: the day of each time differs in one of them. */
const [ZONE, OTHER_ZONES] = [
  ["UTC", 0],
  [
    ["Etc/GMT-14", 840],
    ["Pacific/Marquesas", -570],
  ],
];

/** The numbers of other worlds that an island is rendered in, by what it depends on. */
const OTHERS = { clock: 1, random: 1, language: OTHER_LOCALES.length, zone: OTHER_ZONES.length };

/** The maximum number of timers that run while one island is rendered. */
const MAX_TIMERS = 10_000;

/** Timers without delay: they run in the order of their times, by `attempt`. */
class Timers {
  #attempt;
  #waiting = [];
  #now = 0;
  #last = 0;
  #runs = 0;

  constructor(attempt) {
    this.#attempt = attempt;
  }

  add(callback, delay, args, isRepeated) {
    const pause = Math.max(1, Math.floor(Number(delay)) || 0);
    this.#waiting.push({ id: ++this.#last, due: this.#now + pause, pause, isRepeated, run: () => callback(...args) });
    return this.#last;
  }

  remove(id) {
    this.#waiting = this.#waiting.filter((timer) => timer.id !== id);
  }

  /** Runs the next timer; returns whether there was one. */
  runNext() {
    if (this.#waiting.length === 0 || ++this.#runs > MAX_TIMERS) return false;
    const next = this.#waiting.reduce((first, timer) => (timer.due < first.due ? timer : first));
    this.#now = next.due;
    this.remove(next.id);
    if (next.isRepeated) this.#waiting.push({ ...next, due: next.due + next.pause });
    this.#attempt(next.run);
    return true;
  }

  clear() {
    this.#waiting = [];
    this.#now = this.#last = this.#runs = 0;
  }
}

/** The numbers of `Math.random`, the same after each `reset`: mulberry32, by Tommy Ettinger, in the public domain. */
class Dice {
  #state = 0;

  reset(seed) {
    this.#state = seed;
  }

  /** A whole number of 32 bits. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  fill(array) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = this.next();
    return array;
  }

  uuid() {
    const bytes = this.fill(new Uint8Array(16));
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  }
}

/** Whether a text that `Date` parses has no time zone. A day alone (`2026-03-05`) is one of UTC. */
const isLocal = (text) =>
  typeof text === "string" &&
  !/^[+-]?\d{4,6}(-\d\d(-\d\d)?)?$/.test(text.trim()) &&
  !/(Z|UTC?|GMT|\b[ECMP][SD]T|:\d\d.*[+-]\d{2}:?\d{2})\s*(\(.*\)\s*)?$|GMT[+-]/i.test(text);

/**
 * Replaces the functions that depend on the time zone of the visitor. `offset` is called with the name of each, and returns the
 * difference to UTC in milliseconds; `zone` returns the name of the zone. They get what `language` returns as the default locale.
 */
function fixPlace(offset, zone, language) {
  const { prototype } = Date;
  const define = (object, name, value) =>
    Object.defineProperty(object, name, { value, writable: true, configurable: true });
  const moved = (date, by) => new Date(prototype.getTime.call(date) + by);
  for (const part of ["FullYear", "Month", "Date", "Day", "Hours", "Minutes", "Seconds", "Milliseconds"]) {
    const [get, set] = [prototype[`getUTC${part}`], prototype[`setUTC${part}`]];
    define(prototype, `get${part}`, function () {
      return get.call(moved(this, offset(`get${part}()`)));
    });
    if (set)
      define(prototype, `set${part}`, function (...args) {
        const by = offset(`set${part}()`);
        const local = moved(this, by);
        set.apply(local, args);
        return this.setTime(local.getTime() - by);
      });
  }
  const two = (number) => `${number}`.padStart(2, "0");
  for (const name of ["toString", "toDateString", "toTimeString"]) {
    const print = prototype[name];
    define(prototype, name, function () {
      const by = offset(`${name}()`);
      const minutes = Math.abs(by) / 60_000;
      const shift = `GMT${by < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
      return print.call(moved(this, by)).replace("GMT+0000", shift);
    });
  }
  define(prototype, "getTimezoneOffset", function () {
    return moved(this, 0) && -offset("getTimezoneOffset()") / 60_000;
  });
  const { supportedLocalesOf } = Intl.NumberFormat;
  const isEmpty = (locales) => locales === undefined || (Array.isArray(locales) && locales.length === 0);
  // `Intl` replaces locales that it does not know by the default one, and rejects invalid ones.
  const isDefault = (locales) => {
    try {
      return isEmpty(locales) || supportedLocalesOf(locales).length === 0;
    } catch {
      return false;
    }
  };
  const localized = (name, locales) => (isDefault(locales) ? language(name) : locales);
  const zoned = (name, options) =>
    options === null || options?.timeZone !== undefined ? options : { ...options, timeZone: zone(name) };
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]) {
    const print = prototype[name];
    define(prototype, name, function (locales, options) {
      return print.call(this, localized(`${name}()`, locales), zoned(`${name}()`, options));
    });
  }
  const withLocale = [
    [Number, "toLocaleString", 0],
    [BigInt, "toLocaleString", 0],
    [String, "toLocaleUpperCase", 0],
    [String, "toLocaleLowerCase", 0],
    [String, "localeCompare", 1],
  ];
  for (const [{ prototype }, name, at] of withLocale) {
    const apply = prototype[name];
    define(prototype, name, function (...args) {
      if ((/Case$/.test(name) ? isEmpty : isDefault)(args[at])) args[at] = language(`${name}()`);
      return apply.apply(this, args);
    });
  }
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const Format = Intl[name];
    if (typeof Format !== "function" || !Format.supportedLocalesOf) continue;
    const fixed = ([locales, options, ...rest]) => [
      localized(`Intl.${name}()`, locales),
      name === "DateTimeFormat" ? zoned(`Intl.${name}()`, options) : options,
      ...rest,
    ];
    const FixedFormat = new Proxy(Format, {
      apply: (target, self, args) => Reflect.apply(target, self, fixed(args)),
      construct: (target, args, type) => Reflect.construct(target, fixed(args), type),
    });
    define(Format.prototype, "constructor", FixedFormat);
    define(Intl, name, FixedFormat);
  }
}

/**
 * Replaces the clock by one that shows the result of `read`, in a time zone whose difference to UTC `offset` returns. Both are called
 * with the name of each global that depends on them.
 */
function fixTime(read, offset) {
  const RealDate = Date;
  const { parse } = RealDate;
  const { toString: print, getTime } = RealDate.prototype;
  const FixedDate = new Proxy(RealDate, {
    apply: () => print.call(new RealDate(read("Date()"))),
    construct(target, args, type) {
      const date = Reflect.construct(target, args.length ? args : [read("new Date()")], type);
      if (args.length > 1 || isLocal(args[0])) date.setTime(getTime.call(date) - offset("new Date(…)"));
      return date;
    },
  });
  RealDate.parse = (text) => parse(text) - (isLocal(text) ? offset("Date.parse()") : 0);
  RealDate.now = () => read("Date.now()");
  RealDate.prototype.constructor = FixedDate;
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format").get;
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  const today = (date) => (date === undefined ? read("Intl.DateTimeFormat") : date);
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    get() {
      const apply = format.call(this);
      return (date) => apply(today(date));
    },
  });
  Intl.DateTimeFormat.prototype.formatToParts = function (date) {
    return formatToParts.call(this, today(date));
  };
  const nothing = () => {};
  const performance = {
    now: () => read("performance.now()") % 2 ** 20,
    get timeOrigin() {
      return read("performance.timeOrigin");
    },
    ...Object.fromEntries(["mark", "measure", "clearMarks", "clearMeasures"].map((name) => [name, nothing])),
    ...Object.fromEntries(["getEntries", "getEntriesByName", "getEntriesByType"].map((name) => [name, () => []])),
  };
  const { File, Event } = globalThis;
  const FixedFile = new Proxy(File, {
    construct(target, [parts, name, options, ...rest], type) {
      const lastModified = options?.lastModified ?? read("File.lastModified");
      return Reflect.construct(target, [parts, name, { ...options, lastModified }, ...rest], type);
    },
  });
  File.prototype.constructor = FixedFile;
  Object.defineProperty(Event.prototype, "timeStamp", {
    get: () => performance.now(),
    enumerable: true,
    configurable: true,
  });
  return { Date: FixedDate, File: FixedFile, performance };
}

/** Compiles synchronously: compilation in another thread would finish at unpredictable times. */
function compileAtOnce() {
  const { Module, Instance } = WebAssembly;
  WebAssembly.compile = async (bytes) => new Module(bytes);
  WebAssembly.instantiate = async (source, imports) => {
    if (source instanceof Module) return new Instance(source, imports);
    const module = new Module(source);
    return { module, instance: new Instance(module, imports) };
  };
}

/**
 * Replaces the globals of this thread. `note(kind, name)` is called when an island reads the clock (`clock`), random numbers
 * (`random`), the default locale (`language`) or the local time zone (`zone`), or calls `fetch` (`fetch`); `attempt` runs callbacks; `keep`
 * gets the values of globals that are loaded later.
 */
module.exports.enter = function enter({ note, attempt, keep }) {
  const timers = new Timers(attempt);
  const { queueMicrotask } = globalThis;
  const dice = new Dice();
  let now = NOW;
  let locale = LOCALE;
  let [zone, minutes] = ZONE;
  const offset = (name) => {
    note("zone", name);
    return minutes * 60_000;
  };
  const zoneName = (name) => {
    note("zone", name);
    return zone;
  };
  const language = (name) => {
    note("language", name);
    return locale;
  };
  fixPlace(offset, zoneName, language);
  const readClock = (name) => {
    note("clock", name);
    return now;
  };
  const random = (name, make) => {
    note("random", name);
    return make();
  };
  Math.random = () => random("Math.random()", () => dice.next() / 2 ** 32);
  const fixed = {
    ...fixTime(readClock, offset),
    crypto: {
      getRandomValues: (array) => random("crypto.getRandomValues()", () => dice.fill(array)),
      randomUUID: () => random("crypto.randomUUID()", () => dice.uuid()),
    },
    async fetch() {
      note("fetch", "fetch");
      throw new TypeError("there is no network while an island is prerendered");
    },
    queueMicrotask: (callback) => queueMicrotask(() => attempt(callback)),
    setTimeout: (callback, delay, ...args) => timers.add(callback, delay, args, false),
    setInterval: (callback, delay, ...args) => timers.add(callback, delay, args, true),
    clearTimeout: (id) => timers.remove(id),
    clearInterval: (id) => timers.remove(id),
  };
  URL.createObjectURL = () => {
    note("fetch", "URL.createObjectURL");
    throw new TypeError("a URL of an object is for one visit, and not part of a page");
  };
  compileAtOnce();
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController();
    timers.add(() => controller.abort(new DOMException("signal timed out", "TimeoutError")), delay, [], false);
    return controller.signal;
  };
  // React warns if it is missing, as in Node 20.
  if (!("detached" in ArrayBuffer.prototype))
    Object.defineProperty(ArrayBuffer.prototype, "detached", { get: () => false, configurable: true });
  const declared = new Set(`${LANGUAGE} ${WEB} ${Object.keys(fixed).join(" ")}`.split(" "));
  for (const [name, value] of Object.entries(fixed))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  // Node reads it when a thread receives a message, and newer versions load it then.
  void globalThis.MessageEvent;
  const properties = Object.getOwnPropertyDescriptors(globalThis);
  const removed = Object.fromEntries(Object.entries(properties).filter(([name]) => !declared.has(name)));
  for (const key of Object.getOwnPropertySymbols(globalThis)) declared.add(key);
  const others = () => Reflect.ownKeys(globalThis).filter((key) => !declared.has(key));
  const removeOthers = () => {
    for (const key of others()) Reflect.deleteProperty(globalThis, key);
  };
  /** Runs code of Node or React, which needs Node's globals. Those that an island has set are the same afterwards. */
  const withNode = (load) => {
    const own = others().map((key) => [key, Reflect.getOwnPropertyDescriptor(globalThis, key)]);
    for (const [name, property] of Object.entries(removed)) Reflect.defineProperty(globalThis, name, property);
    try {
      return load();
    } finally {
      removeOthers();
      for (const [key, property] of own) Reflect.defineProperty(globalThis, key, property);
    }
  };
  // Globals that Node loads lazily.
  const late = [...declared].filter((name) => properties[name]?.get);
  const replaced = new Set();
  for (const name of late) {
    const { get } = properties[name];
    const set = (value) => {
      replaced.add(name);
      Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
    };
    const load = () => {
      const value = withNode(get);
      keep(value);
      return value;
    };
    properties[name] = { get: load, set, configurable: true };
    Object.defineProperty(globalThis, name, properties[name]);
  }
  removeOthers();
  const kept = Object.entries(properties).filter(
    ([name, { value, configurable }]) => declared.has(name) && value !== undefined && configurable,
  );
  return {
    timers,
    withNode,
    /** The values of the globals, except those that are loaded later. */
    values: kept.map(([, { value }]) => value),
    /** The numbers of other worlds, by what they change. */
    others: OTHERS,
    /**
     * Removes the state that an island has left. With `changed`, the next rendering uses another time (`clock`), other random numbers
     * (`random`), another default locale (`language`) or another time zone (`zone`): that of this number.
     */
    reset(changed, number) {
      timers.clear();
      now = changed === "clock" ? OTHER_TIME : NOW;
      dice.reset(changed === "random" ? 1 : 0);
      locale = changed === "language" ? OTHER_LOCALES[number] : LOCALE;
      [zone, minutes] = changed === "zone" ? OTHER_ZONES[number] : ZONE;
      for (const [name, property] of kept)
        if (globalThis[name] !== property.value) Object.defineProperty(globalThis, name, property);
      for (const name of replaced) Object.defineProperty(globalThis, name, properties[name]);
      replaced.clear();
      removeOthers();
    },
  };
};
