import type { Problem } from '../rule/problem.ts';
import { readRichText } from './read-rich-text.ts';
import { richTextLimits } from './rich-text.ts';

/**
 * What keeps a text from being saved: all that would be left out of it where it is shown, by its place in the JSON, and its
 * size. Empty where it may be saved.
 */
export function richTextProblems(json: unknown): readonly Problem[] {
  const { leftOut } = readRichText(json);
  // What is well made is not deep, so that it can be written as JSON.
  if (leftOut.length > 0) return leftOut;
  const { length } = new TextEncoder().encode(JSON.stringify(json));
  if (length <= richTextLimits.bytes) return [];
  return [{ path: 'content', rule: 'richTextBytes', params: { max: richTextLimits.bytes / 1024 } }];
}
