import type { Problem } from '../rule/problem.ts';
import {
  isObject,
  type Json,
  nameOf,
  noteUnknownKeys,
  type Reading,
  readAttributes,
} from './read-attributes.ts';
import { readMarks } from './read-marks.ts';
import type { RichBlock, RichDoc } from './rich-text.ts';
import { richTextLimits } from './rich-text.ts';
import { hasUnshowable, type NodeRules, nodeRules, withoutUnshowable } from './rich-text-nodes.ts';

/** More are not told: a text that has so many is no slip. */
const mostNotes = 50;

/**
 * A stored text as it is shown, and what of it was left out, by its place in the JSON (`content.3.attrs.level`). It takes
 * anything and never throws: what it does not know is left out and the rest shown; a link that is not safe is plain text.
 */
export function readRichText(json: unknown): { doc: RichDoc; leftOut: readonly Problem[] } {
  const leftOut: Problem[] = [];
  const reading: Reading = {
    nodes: 0,
    note: (path, rule, params) => {
      if (leftOut.length < mostNotes) leftOut.push({ path, rule, ...(params ? { params } : {}) });
    },
  };
  const rules = nodeRules.get('doc');
  if (!rules || !isObject(json) || json.type !== 'doc') {
    reading.note('type', 'richTextForm');
    return { doc: { type: 'doc', content: [] }, leftOut };
  }
  noteUnknownKeys(json, ['type', 'content', 'attrs'], '', reading);
  readAttributes(json.attrs, rules, 'attrs', reading);
  const content = readContent(json.content, rules, { path: 'content', depth: 1, reading });
  return { doc: { type: 'doc', content: content as RichBlock[] }, leftOut }; // by the rules of a document
}

type Place = { path: string; depth: number; reading: Reading };

function readContent(content: unknown, { holds }: NodeRules, { path, depth, reading }: Place): Json[] {
  if (content === undefined || content === null) return [];
  if (!Array.isArray(content)) {
    reading.note(path, 'richTextForm');
    return [];
  }
  if (content.length === 0) return [];
  if (holds === null) {
    reading.note(path, 'richTextMisplaced', { name: 'content' });
    return [];
  }
  if (depth > richTextLimits.depth) {
    reading.note(path, 'richTextDepth', { max: richTextLimits.depth });
    return [];
  }
  const read: Json[] = [];
  for (const [at, each] of content.entries()) {
    reading.nodes += 1;
    if (reading.nodes > richTextLimits.nodes) {
      // Once, by the first that is too much.
      if (reading.nodes === richTextLimits.nodes + 1)
        reading.note(`${path}.${at}`, 'richTextNodes', { max: richTextLimits.nodes });
      break;
    }
    const found = readNode(each, holds, { path: `${path}.${at}`, depth, reading });
    if (found) read.push(found);
  }
  return read;
}

function readNode(json: unknown, allowed: readonly string[], { path, depth, reading }: Place): Json | null {
  const type = isObject(json) ? json.type : undefined;
  const rules = typeof type === 'string' ? nodeRules.get(type) : undefined;
  if (!isObject(json) || typeof type !== 'string' || !rules) {
    reading.note(path, 'richTextUnknown', { name: nameOf(type) });
    return null;
  }
  if (!allowed.includes(type)) {
    reading.note(path, 'richTextMisplaced', { name: type });
    return null;
  }
  const isInline = type === 'text' || type === 'hardBreak';
  const keys = [
    'type',
    'attrs',
    'content',
    ...(isInline ? ['marks'] : []),
    ...(type === 'text' ? ['text'] : []),
  ];
  noteUnknownKeys(json, keys, `${path}.`, reading);
  const attrs = readAttributes(json.attrs, rules, `${path}.attrs`, reading);
  if (attrs === null) return null;
  const content = readContent(json.content, rules, { path: `${path}.content`, depth: depth + 1, reading });
  if (type === 'text') return readText(json, path, reading);
  // The editor keeps the marks of a line that is broken; a break has no looks.
  if (type === 'hardBreak') readMarks(json.marks, `${path}.marks`, reading);
  if (content.length === 0 && rules.isNothingWhenEmpty) return null;
  return {
    type,
    ...(Object.keys(rules.attributes).length > 0 ? { attrs } : {}),
    ...(rules.holds ? { content } : {}),
  };
}

function readText(json: Json, path: string, reading: Reading): Json | null {
  const { text } = json;
  if (typeof text !== 'string' || text === '') {
    reading.note(`${path}.text`, 'richTextForm');
    return null;
  }
  if (hasUnshowable(text)) reading.note(`${path}.text`, 'controlCharacters');
  const marks = readMarks(json.marks, `${path}.marks`, reading);
  const shown = withoutUnshowable(text);
  if (shown === '') return null;
  return { type: 'text', text: shown, ...(marks.length > 0 ? { marks } : {}) };
}
