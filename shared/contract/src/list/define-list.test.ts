import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { accessOf, defineList, type ListRow, type ListSummary, listFieldsOf } from './define-list.ts';
import { exportedListOf } from './exported-list.ts';
import { listAnswer, listRowShape, listSummaryShape } from './list-schema.ts';

const heading = (en: string) => ({ 'zh-CN': en, en });

const parcels = defineList({
  name: 'parcels',
  title: heading('Parcels'),
  permission: 'business:air',
  columns: {
    number: { kind: 'code', heading: heading('Number'), sortable: true, filterable: true },
    state: { kind: 'choice', choices: ['open', 'sent'], heading: heading('State'), filterable: true },
    sentOn: { kind: 'date', heading: heading('Sent'), isNullable: true },
    goods: { kind: 'text', heading: heading('Goods'), filterable: true, isDerived: true },
    route: { kind: 'text', heading: heading('Route'), isDerived: true, fileParts: ['from', 'to'] },
    from: { kind: 'code', heading: heading('From'), screen: false },
    to: { kind: 'code', heading: heading('To'), screen: false },
    weight: { kind: 'number', heading: heading('Weight'), format: 'thousandths', isSummed: true },
    boxes: { kind: 'number', heading: heading('Boxes'), format: 'count', isSummed: true, file: false },
    isFragile: { kind: 'flag', heading: heading('Fragile') },
    pallets: { kind: 'number', heading: heading('Pallets'), isDerived: true, file: { isText: true } },
  },
  fileOrder: ['to', 'from'],
});

const row: ListRow<typeof parcels> = {
  id: 'p1',
  number: 'P-1',
  state: 'open',
  sentOn: null,
  from: 'CNSZX',
  to: 'USLAX',
  weight: 1.5,
  boxes: 2,
  isFragile: false,
};

describe('what is derived from one definition', () => {
  test('the allow-list of the call has what can be sorted or filtered by, and nothing else', () => {
    expect(listFieldsOf(parcels)).toEqual({
      number: { kind: 'code', sortable: true, filterable: true },
      state: { kind: 'choice', filterable: true, choices: ['open', 'sent'] },
      goods: { kind: 'text', filterable: true },
    });
  });

  test('the schema takes the row and refuses each value of another kind', () => {
    const schema = z.strictObject(listRowShape(parcels));
    expect(schema.parse(row)).toEqual(row);
    const wrong = [
      { number: 1 },
      { state: 'lost' },
      { number: null },
      { weight: '1.5' },
      { boxes: 1.5 },
      { isFragile: 'no' },
      { goods: 'cups' },
    ];
    for (const part of wrong) expect(schema.safeParse({ ...row, ...part }).success).toBe(false);
    expect(schema.safeParse({ ...row, sentOn: '2026-11-23' }).success).toBe(true);
  });

  test('its calls are for those with its permission, or for everybody who is signed in', () => {
    expect(accessOf(parcels)).toEqual({ permission: parcels.permission });
    const { permission: _open, ...open } = parcels;
    expect(accessOf(open)).toBe('signedIn');
  });

  test('the totals have the summed columns', () => {
    const summary: ListSummary<typeof parcels> = { weight: 1.5, boxes: 2 };
    const schema = z.strictObject(listSummaryShape(parcels));
    expect(schema.parse(summary)).toEqual(summary);
    expect(schema.safeParse({ weight: 1.5, boxes: 0.5 }).success).toBe(false);
  });

  test('the answer has what its rows carry beside their columns', () => {
    const schema = listAnswer(parcels, { pallets: z.array(z.string()) });
    const answer = { rows: [{ ...row, pallets: ['EUR'] }], total: 1, summary: { weight: 1.5, boxes: 2 } };
    expect(schema.parse(answer)).toEqual(answer);
    expect(schema.safeParse({ ...answer, rows: [row] }).success).toBe(false);
  });

  test('the file has the values of the row and what is derived for it, in its own order, and knows what a cell of the screen is made of', () => {
    const { columns, parts, permission } = exportedListOf(parcels);
    expect(columns).toEqual(['to', 'from', 'number', 'state', 'sentOn', 'weight', 'isFragile', 'pallets']);
    expect(parts).toEqual({ route: ['from', 'to'] });
    expect(permission).toBe('business:air');
  });
});
