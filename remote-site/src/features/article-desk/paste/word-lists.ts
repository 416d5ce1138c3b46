import { isBlank, lookOf } from './edit-elements.ts';

type Item = { paragraph: Element; level: number; start: number | null };

const listed = '[data-look*="mso-list" i]';
const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(lookOf(element));

/** Word writes a list as paragraphs with a marker in each: they become lists again, as deep as they were. */
export function makeWordLists(root: ParentNode): void {
  const items = new Map<Element, Item>();
  for (const paragraph of root.querySelectorAll(`p${listed}`)) {
    const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(lookOf(paragraph))?.[1];
    if (level) items.set(paragraph, { paragraph, level: Number(level), start: startOf(paragraph) });
  }
  for (const each of root.querySelectorAll(listed)) if (isMarker(each)) each.remove();
  for (const first of items.values()) {
    const run = runFrom(first, items);
    first.paragraph.before(...listsOf(run));
    for (const { paragraph } of run) {
      items.delete(paragraph);
      paragraph.remove();
    }
  }
}

/** The number that its marker counts; null where the marker is a dot. */
function startOf(paragraph: Element): number | null {
  const marker = [...paragraph.querySelectorAll(listed)].find(isMarker);
  const text = (marker?.textContent ?? '').replace(/[\s\u00a0]/g, '');
  const number = /^[(（]?(\d{1,4})[.)、．）]/.exec(text)?.[1];
  if (number) return Number(number);
  // Of letters, Roman and Chinese numbers it is known that they count, and no more.
  return /^[(（]?([a-z]|[ivxlc]+|[一二三四五六七八九十]+)[.)、．）]/i.test(text) ? 1 : null;
}

/** The items that follow each other without anything between them. */
function runFrom(first: Item, items: ReadonlyMap<Element, Item>): Item[] {
  const run: Item[] = [];
  let item: Item | undefined = first;
  while (item) {
    run.push(item);
    const next: Element | null = nextOf(item.paragraph);
    item = next ? items.get(next) : undefined;
  }
  return run;
}

function nextOf(element: Element): Element | null {
  let next = element.nextSibling;
  while (next?.nodeType === 3 && isBlank(next)) next = next.nextSibling;
  return next?.nodeType === 1 ? (next as Element) : null; // by its type
}

function listsOf(run: readonly Item[]): Element[] {
  const made: Element[] = [];
  const open: { list: Element; level: number }[] = [];
  for (const { paragraph, level, start } of run) {
    const name = start === null ? 'ul' : 'ol';
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let top = open.at(-1);
    if (top && top.level >= level && top.list.localName !== name) {
      open.pop();
      top = open.at(-1);
    }
    if (!top || top.level < level) {
      const list = paragraph.ownerDocument.createElement(name);
      if (start !== null && start !== 1) list.setAttribute('start', String(start));
      if (top) (top.list.lastElementChild ?? top.list).append(list);
      else made.push(list);
      top = { list, level };
      open.push(top);
    }
    const line = paragraph.ownerDocument.createElement('p');
    line.append(...paragraph.childNodes);
    const item = paragraph.ownerDocument.createElement('li');
    item.append(line);
    top.list.append(item);
  }
  return made;
}
