import { expect, test } from '@jest/globals';
import { bodyOf } from '../../testing/sample-articles.ts';
import { descriptionOf } from './description-of.ts';

test('a summary of the right length is the description', () => {
  const summary = 'LCL is charged by volume or weight, whichever is greater; three examples.';
  expect(descriptionOf({ summary, body: bodyOf('More.') })).toBe(summary);
});

test('a short one goes on with the text, a long one ends between words', () => {
  expect(descriptionOf({ summary: '怎样订一票拼箱。', body: bodyOf('在菜单打开“拼箱订舱”。') })).toBe(
    '怎样订一票拼箱。 在菜单打开“拼箱订舱”。',
  );
  const long = descriptionOf({ summary: 'freight '.repeat(40).trim(), body: null });
  expect(long).toBe(`${'freight '.repeat(19).trim()}…`);
});

test('what has no place to end is cut, and no character is halved', () => {
  expect(descriptionOf({ summary: '🚢'.repeat(200), body: null })).toBe(`${'🚢'.repeat(159)}…`);
});
