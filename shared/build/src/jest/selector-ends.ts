/** What jsdom's elements have within. */
type ElementImpl = { localName: string; getAttributeNS: (namespace: null, name: string) => string | null };

/** The names of which an element must have one to be matched; `any` where names cannot tell. */
type Ends = { any: boolean; tags: Set<string>; classes: Set<string> };

const known = new Map<string, Ends>();

/** Whether a selector surely does not match an element: it ends with a tag or a class that the element lacks. */
export function rulesOut(selector: string | undefined, element: ElementImpl): boolean {
  if (selector === undefined) return false;
  let ends = known.get(selector);
  if (!ends) {
    ends = endsOf(selector);
    known.set(selector, ends);
  }
  if (ends.any || ends.tags.has(element.localName.toLowerCase())) return false;
  if (ends.classes.size === 0) return true;
  const names = element.getAttributeNS(null, 'class');
  if (!names) return true;
  for (const name of names.toLowerCase().split(/\s+/)) if (ends.classes.has(name)) return false;
  return true;
}

/** The last compound of each alternative: `.a > b.c:hover, d` can match what has the class `c` or the tag `d`. */
function endsOf(selector: string): Ends {
  const ends: Ends = { any: false, tags: new Set(), classes: new Set() };
  const plain = selector.includes('\\') ? null : withoutArguments(selector.toLowerCase());
  if (plain === null) return { ...ends, any: true };
  for (const alternative of plain.split(',')) {
    const last = /[^\s>+~]+$/.exec(alternative.trim())?.[0] ?? '';
    const [, className] = /\.([\w-]+)/.exec(last) ?? [];
    const [tag] = /^[a-z][\w-]*/.exec(last) ?? [];
    if (className !== undefined) ends.classes.add(className);
    else if (tag !== undefined) ends.tags.add(tag);
    else ends.any = true;
  }
  return ends;
}

/** Without what stands in brackets, the innermost first; null where they do not fit together. */
function withoutArguments(selector: string): string | null {
  let [before, after] = ['', selector];
  while (before !== after) {
    before = after;
    after = before.replace(/:[\w-]+\([^()]*\)|\[[^[\]]*\]/g, ':x');
  }
  return /[()[\]]/.test(after) ? null : after;
}
