/**
 * `react/jsx-runtime` for sites with islands in two languages: the element that shows a borrowed text gets its language, whether
 * the build or the browser renders it. A text beside others gets an element of its own.
 */
import { type Key, type ReactNode, Fragment } from "react";
import * as react from "react/jsx-runtime";
import { mayBeBorrowed } from "./borrowed";
import { useBorrowed } from "./messages";

export { Fragment };

type Type = Parameters<typeof react.jsx>[0];
type Props = { children?: ReactNode; lang?: string; dangerouslySetInnerHTML?: { __html: unknown } };
type Make = (type: Type, props: Props, key?: Key) => ReturnType<typeof react.jsx>;

/** Elements that contain nothing but text. */
const TEXT_ONLY = new Set<Type>(["desc", "option", "script", "style", "text", "textarea", "title", "tspan"]);

const wrap =
  (make: Make): Make =>
  (type, props, key) =>
    (typeof type === "string" || type === Fragment) && props.lang === undefined && textsOf(props).some(mayBeBorrowed)
      ? react.jsx(Marked, { make, type, props }, key)
      : make(type, props, key);

/** Creates an element; `jsxs` is for several children that are not from an array. */
export const jsx: Make = wrap(react.jsx as Make);
export const jsxs: Make = wrap(react.jsxs as Make);

/** The texts that an element contains directly. */
function textsOf({ children, dangerouslySetInnerHTML }: Props): unknown[] {
  return [children, dangerouslySetInnerHTML?.__html].flat(Infinity);
}

/** An element with texts that may be borrowed. */
function Marked({ make, type, props }: { make: Make; type: Type; props: Props }) {
  const borrowed = useBorrowed();
  const texts = textsOf(props);
  if (!borrowed || !texts.some((text) => borrowed.has(text))) return make(type, props);
  const isOnly = texts.every((text) => borrowed.has(text) || text === undefined);
  if (type !== Fragment && (isOnly || TEXT_ONLY.has(type))) return make(type, { ...props, ...borrowed.attributes });
  const mark = (child: ReactNode, at: number): ReactNode => {
    if (Array.isArray(child)) return child.map(mark);
    return borrowed.has(child) ? react.jsx("span", { ...borrowed.attributes, children: child }, `${at}`) : child;
  };
  return make(type, {
    ...props,
    children: Array.isArray(props.children) ? props.children.map(mark) : mark(props.children, 0),
  });
}
