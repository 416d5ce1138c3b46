import { expect, test } from '@jest/globals';
import { billList } from '../bill/bill.list.ts';
import { goodsList } from '../customs/goods.list.ts';
import { exportColumnsOf } from './export-lists.ts';

test.each([
  ['goods', goodsList, 'updatedAt'],
  ['bills', billList, 'currencies'],
] as const)(
  '%s are exported with every column shown: what only the screen has is left out',
  (_name, list, onScreen) => {
    const shown = Object.entries(list.columns).flatMap(([key, { screen }]) =>
      screen === false ? [] : [key],
    );
    expect(shown).toContain(onScreen);
    const columns = exportColumnsOf(list.name, shown);
    expect(columns.length).toBeGreaterThan(8);
    expect(columns).not.toContain(onScreen);
  },
);
