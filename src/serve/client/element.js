/** Creates elements. */

/**
 * An element with `properties` (`onclick`, any attribute) and `children`. `undefined` sets no attribute, nor does `false`,
 * except for ARIA attributes.
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (property.startsWith("on")) made.addEventListener(property.slice(2), value);
    else if (property.startsWith("aria-") && value !== undefined) made.setAttribute(property, value);
    else if (value !== false && value !== undefined) made.setAttribute(property, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

/** An icon of 16 by 16 units with the path `d`. */
export function icon(d) {
  const svg = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(svg, "svg");
  const line = document.createElementNS(svg, "path");
  const properties = { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": true };
  for (const [name, value] of Object.entries(properties)) drawing.setAttribute(name, value);
  line.setAttribute("d", d);
  drawing.append(line);
  return drawing;
}
