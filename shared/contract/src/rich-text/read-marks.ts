import { isObject, nameOf, noteUnknownKeys, type Reading, readAttributes } from './read-attributes.ts';
import type { RichMark } from './rich-text.ts';
import { markRules } from './rich-text-nodes.ts';

/** The marks of a text, each kind once; an unknown one, and a link that is not safe, is left out. */
export function readMarks(json: unknown, path: string, reading: Reading): RichMark[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) {
    reading.note(path, 'richTextForm');
    return [];
  }
  // There are as many kinds, and none counts twice.
  const read = new Map<string, RichMark>();
  for (const [at, each] of json.slice(0, markRules.size).entries()) {
    const type = isObject(each) ? each.type : undefined;
    const rules = typeof type === 'string' ? markRules.get(type) : undefined;
    if (!isObject(each) || typeof type !== 'string' || !rules) {
      reading.note(`${path}.${at}`, 'richTextUnknown', { name: nameOf(type) });
      continue;
    }
    noteUnknownKeys(each, ['type', 'attrs'], `${path}.${at}.`, reading);
    const attrs = readAttributes(each.attrs, rules, `${path}.${at}.attrs`, reading);
    if (attrs === null || read.has(type)) continue;
    const hasAttributes = Object.keys(rules.attributes).length > 0;
    read.set(type, { type, ...(hasAttributes ? { attrs } : {}) } as RichMark); // by the rules of its type
  }
  if (json.length > markRules.size) reading.note(`${path}.${markRules.size}`, 'richTextForm');
  return [...read.values()];
}
