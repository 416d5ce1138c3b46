import { innermostFirst, isBlank, lookOf, rename, unwrap } from './edit-elements.ts';

type Looks = { isBold: boolean | null; isItalic: boolean | null; isStruck: boolean };

/** Bold, italic and struck words stay so, however they were written; nothing else of how words look does. */
export function keepLooks(root: ParentNode): void {
  for (const element of innermostFirst(root, 'span, font, b, strong, i, em, s, del, strike'))
    keepLook(element);
  // A line may be bold as a whole: that is said on the line, or on what is around it.
  for (const line of innermostFirst(root, 'p, div, section, li, td')) {
    const { isBold } = looksOf(line);
    const holdsLines = line.querySelector('p, div, section, ul, ol, table, h1, h2, h3, h4, h5, h6') !== null;
    if (isBold === true && !holdsLines && !isBlank(line)) wrapContent(line, 'strong');
  }
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const bold of innermostFirst(heading, 'strong')) unwrap(bold);
  }
}

function keepLook(element: Element): void {
  const { isBold, isItalic, isStruck } = looksOf(element);
  const tag = element.tagName.toLowerCase();
  const marks: string[] = [];
  if (isBold ?? (tag === 'b' || tag === 'strong')) marks.push('strong');
  if (isItalic ?? (tag === 'i' || tag === 'em')) marks.push('em');
  if (isStruck || tag === 's' || tag === 'del' || tag === 'strike') marks.push('s');
  const holdsLines = element.querySelector('p, div, section, ul, ol, table, h1, h2, h3, h4, h5, h6') !== null;
  const [outer, ...inner] = holdsLines || isBlank(element) ? [] : marks;
  if (outer === undefined) unwrap(element);
  else {
    const kept = rename(element, outer);
    for (const mark of inner) wrapContent(kept, mark);
  }
}

function looksOf(element: Element): Looks {
  const look = lookOf(element);
  const weight = said(look, 'font-weight');
  const slant = said(look, 'font-style');
  return {
    isBold: weight === null ? null : /^bold/.test(weight) || Number(weight) >= 600,
    isItalic: slant === null ? null : /^(italic|oblique)/.test(slant),
    isStruck: /text-decoration(-line)?:[^;]*line-through/i.test(look),
  };
}

const said = (look: string, name: string): string | null =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(look)?.[1]?.trim().toLowerCase() ?? null;

function wrapContent(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}
