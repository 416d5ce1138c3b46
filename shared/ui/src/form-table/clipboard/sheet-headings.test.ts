import { describe, expect, test } from '@jest/globals';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import { readHeading } from './sheet-headings.ts';

const side = /^长/;
const columns: readonly SheetColumn[] = [
  { key: 'goods', title: '品名', kind: 'text', widthPx: 1 },
  { key: 'weight', title: '毛重', unit: 'KGS', kind: 'number', widthPx: 1, headingNames: ['G.W.'] },
  {
    key: 'long',
    title: '长',
    kind: 'number',
    widthPx: 1,
    readHeading: (heading) =>
      side.test(heading)
        ? { doubt: heading.length, foreignUnit: heading.includes('mm') ? 'mm' : null }
        : null,
  },
  { key: 'sum', title: '合计', kind: 'computed', widthPx: 1 },
];

function read(cells: readonly string[], at = 0) {
  const [column] = columns.slice(at);
  const heading = column && readHeading(columns, cells, column);
  return (
    heading && { keys: heading.targets.map((target) => target?.key), foreignUnits: heading.foreignUnits }
  );
}

describe('a pasted row of headings', () => {
  test.each([
    [
      ['毛重(KGS)', '品名*'],
      ['weight', 'goods'],
    ],
    [
      ['品 名', 'ｇ.ｗ.', '合计'],
      ['goods', 'weight', undefined],
    ],
    [
      ['品名', '单价', '毛重 KGS', '毛重'],
      ['goods', undefined, 'weight', undefined],
    ],
  ])('%j names by titles and names', (cells, keys) => {
    expect(read(cells)).toEqual({ keys, foreignUnits: [] });
  });

  test('is read by a column in its own way: of several the surest one, none in another unit', () => {
    expect(read(['品名', '长mm'])).toEqual({ keys: ['goods', undefined], foreignUnits: ['长mm'] });
    expect(read(['品名', '长mm', '长度cm', '长cm'])).toEqual({
      keys: ['goods', undefined, undefined, 'long'],
      foreignUnits: [],
    });
    expect(read(['长mm'], 2)).toEqual({ keys: [undefined], foreignUnits: ['长mm'] });
  });

  test.each([[['品名', '灯具']], [['品名', '毛重', '5']], [['灯具']], [['品名'], 1]] as [
    string[],
    number?,
  ][])('%j is none', (cells, at = 0) => {
    expect(read(cells, at)).toBeNull();
  });
});
