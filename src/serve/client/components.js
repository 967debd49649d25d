/**
 * Preserves React's state of an island when its code is replaced.
 *
 * To React, a function of a new module is another component, so it would discard the state and the elements of the old one.
 * So each component in an edited island is wrapped in a follower, a function that calls it. Where the new code has a
 * component at the place of an old one, the type of React's node there is replaced by the new follower. If the hooks of the
 * two do not match, React throws, and the island is mounted again without state.
 *
 * This reads and writes internal fields of React's nodes (`child`, `sibling`, `index`, `key`, `type`, `elementType`,
 * `alternate`, `memoizedState`). A new version of React may require changes here; the tests detect that.
 */

const FRAGMENT = Symbol.for("react.fragment");
const PORTAL = Symbol.for("react.portal");

/** The follower of each component, and the component of each follower. */
const followers = new WeakMap();
const followed = new WeakMap();
/** The last edit in which a follower was visited. */
const met = new WeakMap();
/** React's node before the edit, by the props of the element that replaces it. React passes props by identity. */
let nodes = new WeakMap();
/** The same for the island itself, by its follower: its props are created where it is rendered. */
let islands = new WeakMap();
let edit = 0;

/** Returns the component to render in `container` so that the state of the current one is preserved. */
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

/** React's node of an island: the child of its error boundary. */
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

/** Visits the result of a component; `first` is the first of React's nodes of its previous result. */
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
  // A component that this edit has visited is current: another one in its place is due to the code, not to the edit.
  if (met.get(node.type) !== edit) pass(node, type);
}

/** Replaces the type of a node. */
function pass(node, type) {
  if (String(original(node.type)) !== String(original(type))) forget(node);
  for (const one of [node, node.alternate]) if (one) one.type = one.elementType = type;
}

/** Invalidates the effects and memos of a node, whatever they depend on: their code may have changed. */
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
