import { describe, expect, test } from '@jest/globals';
import { anEntry, toBill } from '../../../testing/sample-desk.ts';
import { beginBill, draftOfEntry, newFeeLine, readBill } from './bill-draft.ts';

const today = '2026-11-20';
const begun = (change = {}) => ({ ...beginBill('monthly', today, toBill()), dueOn: '2026-12-20', ...change });
const pathsOf = (draft: Parameters<typeof readBill>[0]) => readBill(draft).problems.map(({ path }) => path);

test('the number of a row that was deleted is not given to another one', () => {
  const draft = draftOfEntry(anEntry());
  const count = draft.lines.length;
  const lines = [...draft.lines.slice(0, -1), { ...newFeeLine({ feeItem: 'DOC' }), quantity: '1' }];
  expect(
    readBill({ ...draft, lines })
      .entry.rows.map(({ line }) => line)
      .at(-1),
  ).toBe(count + 1);
});

describe('a new bill', () => {
  test('begins with the quotation of its booking, the month, and a number that is the same for who begins it too', () => {
    const { entry, problems } = readBill(begun());
    expect(problems).toEqual([]);
    expect(entry).toMatchObject({
      number: 'B-SZL-261102-0007',
      periodFrom: '2026-11-01',
      periodTo: '2026-11-30',
      totals: [
        { currency: 'CNY', amountMinor: 100_000 },
        { currency: 'USD', amountMinor: 4500 },
      ],
      rows: [
        { line: 1, feeItem: 'OFR', quantity: '10', businessNumber: 'SZL-261102-0007', businessType: 'lcl' },
        { line: 2, feeItem: 'DOC', currency: 'USD' },
      ],
    });
    const again = toBill({ bills: [{ id: 'bill-1', number: 'B-SZL-261102-0007' }] });
    expect(beginBill('monthly', today, again).number).toBe('B-SZL-261102-0007-2');
  });

  test('of one booking has no period, and names the booking', () => {
    const draft = begun({ settlement: 'perBill' });
    expect(readBill(draft).entry).toMatchObject({ periodFrom: null, businessNumber: 'SZL-261102-0007' });
    expect(pathsOf({ ...draft, businessNumber: '' })).toEqual([
      'businessNumber',
      'rows.0.businessNumber',
      'rows.1.businessNumber',
    ]);
  });

  test('leaves empty rows out, and says of the others what is wrong by their place in what is sent', () => {
    const lines = [
      newFeeLine(),
      newFeeLine({
        feeItem: 'OFR',
        unit: 'RT',
        quantity: '１',
        unitPrice: '－50',
        businessDate: '2026/11/2',
      }),
      newFeeLine({
        feeItem: 'DOC',
        unit: 'B/L',
        quantity: 'x',
        unitPrice: '5',
        currency: '',
        businessDate: today,
      }),
    ];
    const { entry, problems, filled } = readBill(begun({ lines }));
    expect(filled).toEqual(lines.slice(1));
    expect(entry.rows[0]).toMatchObject({ amountMinor: -5000, unitPrice: '-50', businessDate: '2026-11-02' });
    expect(problems.map(({ path }) => path)).toEqual(['rows.1.currency', 'rows.1.quantity']);
    expect(pathsOf(begun({ lines: [] }))).toEqual(['rows']);
  });

  test('states the rates that are filled in, of the currencies that it has', () => {
    const rates = { USD: { rate: '7.1', rateOn: today }, EUR: { rate: '8', rateOn: today } };
    expect(readBill(begun({ rates })).entry.rates).toEqual([{ currency: 'USD', rate: '7.1', rateOn: today }]);
    expect(readBill(begun({ rates: { USD: { rate: ' ', rateOn: today } } })).entry.rates).toEqual([]);
    expect(pathsOf(begun({ rates: { USD: { rate: '0', rateOn: today } } }))).toEqual(['rates.0.rate']);
  });
});

test('a correction that changes nothing sends what was entered; new rows and copies have numbers of their own', () => {
  const entry = anEntry();
  const draft = draftOfEntry(entry);
  expect(readBill(draft).entry).toEqual(entry);
  const [known = newFeeLine()] = draft.lines;
  const lines = [{ ...known, key: 'copy' }, known, newFeeLine({ ...known, key: 'new', line: '' })];
  expect(readBill({ ...draft, lines }).entry.rows.map(({ line }) => line)).toEqual([1, 2, 3]);
});
