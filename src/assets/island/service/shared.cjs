/**
 * The objects that all islands share while they are prerendered: those of the language and of the web, and the modules of React. Like a
 * page of its own, each rendering finds them as they were: a package may add a method to arrays.
 */

// An island may replace these functions, too.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, setPrototypeOf } = Reflect;
const { create, is } = Object;

/** Objects of the language that no global contains. */
const unnamed = () => [
  [][Symbol.iterator](),
  ""[Symbol.iterator](),
  "".matchAll(/a/g),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  (function* () {})(),
  (async function* () {})(),
  async () => {},
];

const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";

/** The value of an object's own property, unless it is computed. */
const ownValue = (object, key) => getOwnPropertyDescriptor(object, key)?.value;

const isSame = (one, other) =>
  one !== undefined &&
  is(one.value, other.value) &&
  one.get === other.get &&
  one.set === other.set &&
  one.enumerable === other.enumerable &&
  one.writable === other.writable;

/** Shared objects with their properties. */
class Shared {
  #kept = [];

  /** Keeps an object with its prototypes, and the constructors that are its properties. */
  keep(object) {
    // No method of an array or a set, since this may run while an island is rendered.
    for (let at = 0; at < this.#kept.length; at++) if (this.#kept[at].object === object) return;
    const keys = ownKeys(object);
    const properties = create(null);
    for (let at = 0; at < keys.length; at++) {
      // Without a prototype, it has no properties that an island may give to all objects.
      const property = getOwnPropertyDescriptor(object, keys[at]);
      setPrototypeOf(property, null);
      properties[keys[at]] = property;
    }
    const prototype = getPrototypeOf(object);
    this.#kept[this.#kept.length] = { object, prototype, keys, properties };
    if (prototype) this.keep(prototype);
    for (let at = 0; at < keys.length; at++) {
      const value = properties[keys[at]].value;
      const isOfClass = typeof value === "function" && isObject(ownValue(value, "prototype"));
      if (isOfClass || (typeof object === "function" && keys[at] === "prototype" && isObject(value))) this.keep(value);
    }
  }

  /** Restores all objects. */
  restore() {
    for (let index = 0; index < this.#kept.length; index++) {
      const { object, prototype, keys, properties } = this.#kept[index];
      if (getPrototypeOf(object) !== prototype) setPrototypeOf(object, prototype);
      const now = ownKeys(object);
      for (let at = 0; at < now.length; at++) if (!properties[now[at]]) deleteProperty(object, now[at]);
      for (let at = 0; at < keys.length; at++) {
        const property = properties[keys[at]];
        if (!isSame(getOwnPropertyDescriptor(object, keys[at]), property)) defineProperty(object, keys[at], property);
      }
    }
  }
}

/** Keeps the values of the globals, and what the language has besides. */
module.exports.share = function share(globals) {
  const shared = new Shared();
  // While others are restored, nothing is inherited from it.
  shared.keep(Object.prototype);
  for (const object of [...globals, ...unnamed()]) if (isObject(object)) shared.keep(object);
  return shared;
};
