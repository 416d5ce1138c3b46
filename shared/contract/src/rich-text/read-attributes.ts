import type { TemplateParams } from '../language/fill-template.ts';
import type { Rule } from '../rule/problem.ts';
import type { NodeRules } from './rich-text-nodes.ts';

export type Json = Readonly<Record<string, unknown>>;

/** One reading of a text: how much of it was read, and where it is told what was left out. */
export type Reading = { nodes: number; note: (path: string, rule: Rule, params?: TemplateParams) => void };

const mostName = 40;

/** The attributes that a node has; null where one that it cannot do without does not fit. */
export function readAttributes(json: unknown, rules: NodeRules, path: string, reading: Reading): Json | null {
  const given = isObject(json) ? json : {};
  if (json !== undefined && json !== null && !isObject(json)) reading.note(path, 'richTextForm');
  for (const [name, value] of Object.entries(given)) {
    const isIdle = Object.hasOwn(rules.idle, name) && (value === null || value === rules.idle[name]);
    if (!Object.hasOwn(rules.attributes, name) && !isIdle)
      reading.note(`${path}.${name.slice(0, mostName)}`, 'richTextAttribute', { name: nameOf(name) });
  }
  const read: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(rules.attributes)) {
    const value = given[name] ?? attribute.absent;
    if (attribute.fits(value)) {
      read[name] = value;
      continue;
    }
    if (name === 'href') reading.note(`${path}.href`, 'richTextLink');
    else reading.note(`${path}.${name}`, 'richTextAttribute', { name });
    if (attribute.otherwise === undefined) return null;
    read[name] = attribute.otherwise;
  }
  return read;
}

export function noteUnknownKeys(json: Json, known: readonly string[], path: string, reading: Reading): void {
  for (const name of Object.keys(json)) {
    if (!known.includes(name))
      reading.note(`${path}${name.slice(0, mostName)}`, 'richTextAttribute', { name: nameOf(name) });
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nameOf = (name: unknown): string => (typeof name === 'string' ? name.slice(0, mostName) : '?');
