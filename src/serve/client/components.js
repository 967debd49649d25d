/**
 * Keeps what React knows of an island while its code is exchanged.
 *
 * To React a function of a new module is another component: it would throw away the state of the old one, and its elements
 * with it. So each component in an edited island is replaced by a follower, a function that calls it; and where the new code
 * puts a component at a place that one of the old code has held, React's node there is told that it was this one all along.
 * If the hooks of the two don't match, React throws, and the island starts afresh.
 *
 * This reads and writes fields of React's nodes (`child`, `sibling`, `index`, `key`, `type`, `elementType`, `alternate`,
 * `memoizedState`) that are its own business. A new React may need another version of this file; the tests tell.
 */

const FRAGMENT = Symbol.for("react.fragment");
const PORTAL = Symbol.for("react.portal");

/** The follower of each component, and the component of each follower. */
const followers = new WeakMap();
const followed = new WeakMap();
/** The last edit in which a follower was met. */
const met = new WeakMap();
/** React's node before the edit, by the props of the element that takes its place. React hands on props as they are. */
let nodes = new WeakMap();
/** The same for the island itself, by its follower: its props are made where it is rendered. */
let islands = new WeakMap();
let edit = 0;

/** The component to render in `container` in place of the one there, so that state is kept. */
export function takeOver(container, Island) {
  const node = islandNode(container);
  if (!isFunction(Island) || !isFunction(node?.type)) return Island;
  edit += 1;
  nodes = new WeakMap();
  const type = follower(Island);
  islands = new WeakMap([[type, node]]);
  pass(node, type);
  return type;
}

/** React's node of an island: it is the child of the boundary that catches what it throws. */
function islandNode(container) {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
  let node = container[key]?.stateNode.current;
  while (node && !isClass(node.type)) node = node.child;
  return node?.child;
}

function follower(component) {
  if (followed.has(component)) return component;
  if (!followers.has(component)) {
    const follow = (props) => visitResult(component(props), (nodes.get(props) ?? islands.get(follow))?.child);
    followers.set(component, follow);
    followed.set(follow, component);
  }
  return followers.get(component);
}

const original = (component) => followed.get(component) ?? component;
const isClass = (type) => Boolean(type?.prototype?.isReactComponent);
const isFunction = (type) => typeof type === "function" && !isClass(type);

/** Goes through what a component has returned; `first` is the first of React's nodes that its last result became. */
function visitResult(result, first) {
  const isTransparent = result?.type === FRAGMENT && result.key === null;
  visit(isTransparent ? result.props.children : result, first);
  return result;
}

/** Puts followers into elements, and new types into the nodes that they will take over. */
function visit(children, first) {
  const list = Array.isArray(children) ? children : [children];
  for (const [index, child] of list.entries()) {
    if (typeof child !== "object" || child === null) continue;
    const node = find(first, child.key ?? null, index);
    if (Array.isArray(child)) visit(child, node?.child);
    else if (child.$$typeof === PORTAL) visit(child.children, node?.child);
    else if (isFunction(child.type)) replace(child, node);
    else if (child.props) visit(child.props.children, node?.elementType === child.type ? node.child : undefined);
  }
}

function replace(element, node) {
  const type = follower(element.type);
  element.type = type;
  met.set(type, edit);
  if (!node || !isFunction(node.type)) return;
  nodes.set(element.props, node);
  // A component that this edit has met is current: another one in its place is a choice of the code, not an edit.
  if (met.get(node.type) !== edit) pass(node, type);
}

/** Tells a node that it has been of another type all along. */
function pass(node, type) {
  if (String(original(node.type)) !== String(original(type))) forget(node);
  for (const one of [node, node.alternate]) if (one) one.type = one.elementType = type;
}

/** Lets effects and memos of a node happen again, whatever they depend on: their code may be another one. */
function forget(node) {
  for (let hook = node.memoizedState; hook; hook = hook.next) {
    const kept = hook.memoizedState;
    if (hook.queue || !kept) continue;
    if (Array.isArray(kept)) kept[1] = null;
    else if (kept.create) kept.deps = null;
  }
}

/** The node with a key, or at an index if there is none. */
function find(first, key, index) {
  for (let node = first; node; node = node.sibling)
    if (node.key === key && (key !== null || node.index === index)) return node;
  return undefined;
}
