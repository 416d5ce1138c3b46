import { countCharacters } from '../text/count-characters.ts';
import { richTextLimits } from './rich-text.ts';
import { isSafeLink } from './safe-link.ts';

type Attribute = {
  fits: (value: unknown) => boolean;
  /** Stands where there is no value. */
  absent?: unknown;
  /** Stands in place of a value that does not fit; without it the node is left out. */
  otherwise?: unknown;
};

export type NodeRules = {
  /** The types of what may stand in it; null where nothing does. */
  holds: readonly string[] | null;
  attributes: Readonly<Record<string, Attribute>>;
  /** Attributes that the editor writes with these values, which mean nothing here. */
  idle: Readonly<Record<string, unknown>>;
  /** Whether it is nothing without content. */
  isNothingWhenEmpty: boolean;
};

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const level: Attribute = { fits: (value) => isWhole(value, 2, 4), otherwise: 2 };
const start: Attribute = { fits: (value) => isWhole(value, 0, 9999), absent: 1, otherwise: 1 };
const pixels: Attribute = { fits: (value) => isWhole(value, 1, 20_000) };
const upload: Attribute = {
  fits: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
};
const alt: Attribute = {
  fits: (value) =>
    typeof value === 'string' && countCharacters(value) <= richTextLimits.alt && !hasUnshowable(value),
  otherwise: '',
};
const href: Attribute = { fits: (value) => typeof value === 'string' && isSafeLink(value) };

const inline = ['text', 'hardBreak'];
const blocksButTable = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'image',
];
const blocks = [...blocksButTable, 'table'];

function node(holds: readonly string[] | null, rest: Partial<NodeRules> = {}): NodeRules {
  return { holds, attributes: {}, idle: {}, isNothingWhenEmpty: false, ...rest };
}
const cell = node(blocksButTable, { idle: { colspan: 1, rowspan: 1, colwidth: null } });

/** What a text may consist of. A map: a type called `constructor` finds nothing in it. */
export const nodeRules: ReadonlyMap<string, NodeRules> = new Map([
  ['doc', node(blocks)],
  ['paragraph', node(inline)],
  ['heading', node(inline, { attributes: { level } })],
  ['bulletList', node(['listItem'], { isNothingWhenEmpty: true })],
  [
    'orderedList',
    node(['listItem'], { attributes: { start }, idle: { type: null }, isNothingWhenEmpty: true }),
  ],
  ['listItem', node(blocks)],
  ['blockquote', node(blocks, { isNothingWhenEmpty: true })],
  ['horizontalRule', node(null)],
  ['table', node(['tableRow'], { isNothingWhenEmpty: true })],
  ['tableRow', node(['tableHeader', 'tableCell'], { isNothingWhenEmpty: true })],
  ['tableHeader', cell],
  ['tableCell', cell],
  ['image', node(null, { attributes: { upload, alt, width: pixels, height: pixels } })],
  ['text', node(null)],
  ['hardBreak', node(null)],
]);

export const markRules: ReadonlyMap<string, NodeRules> = new Map([
  ['bold', node(null)],
  ['italic', node(null)],
  ['strike', node(null)],
  ['code', node(null)],
  ['link', node(null, { attributes: { href }, idle: { target: null, rel: null, class: null, title: null } })],
]);

// Control characters, which neither a database nor XML holds, and half characters.
const unshowable = /(?![\t\n])\p{Cc}|[\ufffe\uffff\p{Surrogate}]/gu;

export const hasUnshowable = (text: string): boolean => withoutUnshowable(text) !== text;
export const withoutUnshowable = (text: string): string => text.replace(unshowable, '');
