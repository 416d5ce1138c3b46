import { innermostFirst, isBlank, rename, unwrap } from './edit-elements.ts';

const boxes =
  'div, section, article, main, header, footer, aside, figure, figcaption, center, address, dl, dt, dd';
const block = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, table, img, pre';

// The title of an article stands above its text, so that no heading in it is of the first level.
const levels: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Boxes become paragraphs or nothing, headings the levels that an article has, and what is empty goes. */
export function settleBlocks(root: ParentNode): void {
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const heading of root.querySelectorAll('h1, h5, h6'))
    rename(heading, levels[heading.tagName.toLowerCase()] ?? 'h2');
  for (const lines of root.querySelectorAll('pre')) splitLines(lines);
  for (const box of innermostFirst(root, boxes)) openBox(box);
  for (const line of innermostFirst(root, 'strong, em, s, code, a')) if (isBlank(line)) unwrap(line);
  for (const line of innermostFirst(root, 'p, h2, h3, h4, li, ul, ol, blockquote, tr, table')) trimLine(line);
}

/** A box with blocks in it is opened, its loose words as paragraphs; one with words alone is a paragraph. */
function openBox(box: Element): void {
  if (box.querySelector(block) === null) {
    rename(box, 'p');
    return;
  }
  let run: ChildNode[] = [];
  const close = () => {
    const [first] = run;
    if (first && run.some((each) => !isBlank(each))) {
      const line = box.ownerDocument.createElement('p');
      first.before(line);
      line.append(...run);
    }
    run = [];
  };
  for (const child of Array.from(box.childNodes)) {
    const isBlock =
      child.nodeType === 1 && ((child as Element).matches(block) || holdsBlock(child as Element)); // by its type
    if (isBlock) close();
    else run.push(child);
  }
  close();
  unwrap(box);
}

const holdsBlock = (element: Element): boolean => element.querySelector(block) !== null;

/** Lines of a text that is set as it was typed. */
function splitLines(lines: Element): void {
  const paragraph = lines.ownerDocument.createElement('p');
  const words = (lines.textContent ?? '').split('\n');
  for (const [at, line] of words.entries()) {
    if (at > 0) paragraph.append(lines.ownerDocument.createElement('br'));
    paragraph.append(line);
  }
  lines.replaceWith(paragraph);
}

function trimLine(line: Element): void {
  const isLine = /^(p|h2|h3|h4)$/i.test(line.tagName);
  const isBreak = (node: ChildNode | null) =>
    node !== null && ((node.nodeType === 3 && isBlank(node)) || node.nodeName === 'BR');
  while (isLine && isBreak(line.lastChild)) line.lastChild?.remove();
  while (isLine && isBreak(line.firstChild)) line.firstChild?.remove();
  const isRow = line.tagName === 'TR';
  if (isRow ? line.children.length === 0 : isBlank(line) && line.querySelector('img, hr') === null)
    line.remove();
}
