/** Puts what an element holds in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same content in an element of another name, without attributes but those that are kept. */
export function rename(element: Element, name: string, kept: readonly string[] = []): Element {
  const other = element.ownerDocument.createElement(name);
  for (const attribute of kept) {
    const value = element.getAttribute(attribute);
    if (value !== null) other.setAttribute(attribute, value);
  }
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Elements from the innermost to the outermost: what is changed holds what was changed already. */
export function innermostFirst(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].reverse();
}

/** What a style attribute said before it was set aside: an editor's clipboard is full of them, and the page's policy reports each. */
export const lookOf = (element: Element): string => element.getAttribute('data-look') ?? '';

/** Whether there is nothing to be read in it. */
export const isBlank = (node: Node): boolean => /^[\s\u00a0\u200b\ufeff]*$/.test(node.textContent ?? '');
