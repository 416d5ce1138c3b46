import { expect, test } from '@jest/globals';
import { sheetHints } from './sheet-hints.ts';

test('what columns warn of stands by the path of its cell, line by line', () => {
  const lines = [
    { key: 'a', weight: '1', name: 'x' },
    { key: 'b', weight: '5', name: '' },
  ];
  const columns = [
    { key: 'weight', warn: ({ weight }: { weight: string }) => (weight === '1' ? '太轻' : undefined) },
    { key: 'name' },
    { key: 'code', warn: ({ name }: { name: string }) => (name === '' ? '没有' : undefined) },
  ];
  expect([...sheetHints<(typeof lines)[number]>('cargo', columns, lines)]).toEqual([
    ['cargo.a.weight', '太轻'],
    ['cargo.b.code', '没有'],
  ]);
});
