import { expect, test } from '@jest/globals';
import english from './en.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsOf);

// Blanks between sentences differ by language, so they are no part of the words; but what joins the names of a list is.
test.each([
  ['zh-CN', chinese],
  ['en', english],
])('no text begins or ends with a blank (%s)', (_locale, words) => {
  const texts = textsOf(words);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => /\p{L}/u.test(text) && text !== text.trim())).toEqual([]);
});
