// A browser that translates the page puts <font> elements in the place of text nodes. React goes on with the
// text nodes that it made: it fails when it removes one of them or inserts before it, and what it writes
// into them is not seen. From the first <font> on this file leads React to what stands in their place.

/** What a translator put in the place of a text node that React still writes to. */
const replacements = new WeakMap<Node, ChildNode>();

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** The element that replaced a text node: added in its place, or beside it before it was removed. */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  return [...addedNodes, previousSibling, nextSibling].find(isFont);
}

/** The child of a parent that is, holds or replaces a node. */
function childOf(parent: Node, node: Node): Node | null {
  let child: Node | null = node.isConnected ? node : (replacements.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Lets a parent insert and remove beside what was moved within it. */
function followMoves(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ) {
    const isHere = next === null || next.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : childOf(this, next)) as T;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T) {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const moved = child.isConnected ? child : replacements.get(child);
    if (moved && this.contains(moved)) (moved as Node & ChildNode).remove();
    return child;
  };
}

/** Keeps the page of React whole while a translator works on it. */
export function watchTranslation(): void {
  let isTranslated = false;
  const observer = new MutationObserver((records) => {
    if (!isTranslated && records.some(({ addedNodes }) => [...addedNodes].some(isFont))) {
      isTranslated = true;
      followMoves();
    }
    if (isTranslated) for (const record of records) take(record);
  });
  function take(record: MutationRecord): void {
    if (record.type === 'characterData') {
      // React wrote into a text node that is not on the page: it goes back, and is translated again.
      if (!record.target.isConnected) replacements.get(record.target)?.replaceWith(record.target);
      return;
    }
    const replacement = replacementIn(record);
    for (const node of record.removedNodes) {
      if (!replacement || !(node instanceof Text) || node.isConnected) continue;
      replacements.set(node, replacement);
      observer.observe(node, { characterData: true });
    }
  }
  observer.observe(document.body, { childList: true, subtree: true });
}
