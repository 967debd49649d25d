/**
 * The elements of sites with islands in two languages, in place of those of `react/jsx-runtime`: an element of HTML that contains
 * a borrowed text gets its language, or a `<span>` around the text, whether the build or the browser renders it. Elements keep
 * their types, since components may look at those of their children, and the state of an element depends on them.
 */
import { createContext, createElement as create, type Key, type ReactNode, useContext } from "react";
import * as react from "react/jsx-runtime";
import { languageOf } from "./borrowed";
import { useBorrowed } from "./messages";

export { Fragment } from "react/jsx-runtime";

type Type = Parameters<typeof react.jsx>[0];
type Props = { children?: ReactNode; lang?: string; dangerouslySetInnerHTML?: { __html: unknown } };
type Make = (type: Type, props: Props, key?: Key) => ReturnType<typeof react.jsx>;

/** Elements that can't contain a `<span>`. */
const TEXT_ONLY = new Set("desc option optgroup script select style svg text textPath textarea title tspan".split(" "));

/** Whether the surrounding element is one of these. */
const TextOnly = createContext(false);

const hasLetters = (child: unknown) => typeof child === "string" && /\p{L}/u.test(child);

/** A number beside a borrowed text is in the language of the page. */
const hasText = (child: unknown) =>
  typeof child === "number" || (typeof child === "string" && /[\p{L}\p{N}]/u.test(child));

const isObject = (child: unknown) => child !== null && typeof child === "object";

/** The props of an element, or of a fragment, with those for the language of its texts. */
function marked(type: Type, props: Props, make: Make): Props {
  const isElement = typeof type === "string";
  // The types of fragments and of others without an element, such as `<Suspense>`, are symbols.
  if (!isElement && typeof type !== "symbol") return props;
  const { children, dangerouslySetInnerHTML } = props;
  const content: unknown[] = [children, dangerouslySetInnerHTML?.__html].flat(Infinity);
  const texts = content.filter(hasLetters);
  const language = props.lang === undefined ? texts.map(languageOf).find(Boolean) : undefined;
  const isTextOnly = isElement && TEXT_ONLY.has(type);
  const isOnly = isElement && content.every((child) => !isObject(child) && (!hasText(child) || languageOf(child)));
  const wrap = (child: ReactNode, at: number): ReactNode => {
    if (Array.isArray(child)) return child.map(wrap);
    return hasLetters(child) && languageOf(child) ? react.jsx(BorrowedText, { children: child }, `~${at}`) : child;
  };
  let all = props;
  if (language && (isOnly || isTextOnly)) all = { ...props, ...language };
  else if (language) all = { ...props, children: Array.isArray(children) ? children.map(wrap) : wrap(children, 0) };
  if ((isTextOnly || type === "foreignObject") && [children].flat(Infinity).some(isObject)) {
    const content = { children: all.children, value: isTextOnly } as Props;
    all = { ...all, children: [make(TextOnly.Provider, content, "~")] };
  }
  return all;
}

/** A text beside other content, which another island may have borrowed. */
function BorrowedText({ children }: { children: ReactNode }) {
  const language = useBorrowed()?.languageOf(children);
  return useContext(TextOnly) || !language ? children : react.jsx("span", { ...language, children });
}

/** Creates an element; `jsxs` is for several children that are not from an array. */
export const jsx: Make = (type, props, key) => react.jsx(type, marked(type, props, react.jsx), key);
export const jsxs: Make = (type, props, key) => react.jsxs(type, marked(type, props, react.jsxs), key);

/** Creates an element with a key among spread props, which the JSX compiler does not create by `jsx`. */
export function createElement(type: Type, props: Props | null, ...children: ReactNode[]): ReturnType<typeof create> {
  const all = { ...props, ...(children.length > 0 && { children }) };
  const { children: shown, ...rest } = marked(type, all, react.jsxs);
  return create(type, rest, ...(Array.isArray(shown) && children.length > 0 ? shown : [shown]));
}
