import { expect, test } from '@jest/globals';
import { lineColumns, lineColumnTitles, matchLineHeading } from './line-headings.ts';

test('every heading of the sheet is read back, in both languages, with its unit and a star', () => {
  for (const column of lineColumns)
    for (const title of Object.values(lineColumnTitles[column]))
      for (const heading of [title, `${title} *`, ` ${title.toUpperCase()}`])
        expect([heading, matchLineHeading(heading)?.column]).toEqual([heading, column]);
});

test.each([
  ['净重(KGS)', 'netWeight'],
  ['G.W.', 'grossWeight'],
  ['HS Code', 'hsCode'],
  ['申报要素', 'otherElements'],
  ['总箱数', 'cartons'],
])('%s names %s', (heading, column) => {
  expect(matchLineHeading(heading)?.column).toBe(column);
});

test('any other text names none', () => {
  expect([matchLineHeading('毛利'), matchLineHeading('x'.repeat(81))]).toEqual([null, null]);
});
