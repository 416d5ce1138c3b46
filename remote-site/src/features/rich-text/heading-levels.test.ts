import { readRichText } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { headingLevels } from './heading-levels.ts';

const heading = (level: number) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: `of level ${level}` }],
});

test('a heading is as deep as it was written, but no level is left out on the way down', () => {
  const item = { type: 'listItem', content: [heading(4)] };
  const content = [heading(4), heading(4), heading(2), { type: 'bulletList', content: [item] }, heading(4)];
  const { doc } = readRichText({ type: 'doc', content });
  expect([...headingLevels(doc).values()]).toEqual([2, 3, 2, 3, 4]);
});
