import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { settings } from './settings.ts';

test('the README lists every setting with its default and meaning', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = settings.map(
    ({ name, default: value, meaning }) => `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${meaning} |`,
  );
  expect(readme.split('\n')).toEqual(expect.arrayContaining(rows));
});
