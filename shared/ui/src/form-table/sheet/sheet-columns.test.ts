import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leftOutOf, normalizeCell, numberProblem, type SheetColumn, totalOf } from './sheet-columns.ts';

const column = (change: Partial<SheetColumn>): SheetColumn => ({
  key: 'weight',
  title: '毛重',
  kind: 'number',
  widthPx: 80,
  ...change,
});
const lines = (...weights: string[]) => weights.map((weight, at) => ({ key: String(at), weight }));

describe('what was typed', () => {
  test.each([
    ['number', '１２。５', '12.5'],
    ['number', ' 1,200.5 ', '1200.5'],
    ['number', '12kg', '12kg'],
    ['number', '　', ''],
    ['code', ' ｆｂａ15ｇ ', 'FBA15G'],
    ['text', ' Ａ 灯具 ', ' Ａ 灯具 '],
  ] as const)('in a %s cell, %j becomes %j', (kind, typed, normal) => {
    expect(normalizeCell(column({ kind }), typed)).toBe(normal);
  });
});

describe('what no number of a sheet may be', () => {
  test.each([
    ['abc', 3, 'notANumber'],
    ['-3', 3, 'notPositive'],
    ['－0。5', undefined, 'notPositive'],
    ['1.23456', 3, 'tooManyDecimals'],
    ['1.5', 0, 'notAnInteger'],
    ['12345678901', undefined, 'tooManyDigits'],
    ['0', 3, undefined],
    ['-0.0', 3, undefined],
    ['1.2300', 2, undefined],
    ['1.23456', undefined, undefined],
    ['　', 0, undefined],
  ])('%j with %p decimals breaks %p', (typed, decimals, rule) => {
    expect(numberProblem(column({ decimals }), typed)?.rule).toBe(rule);
  });

  test('below zero is right in a signed column alone, and as fine as in any other', () => {
    const signed = column({ isSigned: true, decimals: 2 });
    expect([numberProblem(column({}), '-3')?.rule, numberProblem(signed, '-3.25')]).toEqual([
      'notPositive',
      null,
    ]);
    expect(numberProblem(signed, '-3.255')?.rule).toBe('tooManyDecimals');
    expect(totalOf({ ...signed, total: 'sum' }, lines('10', '-3.25', '-0.5'))).toBe('6.25');
  });

  test('a sum without places is one of whole numbers', () => {
    expect(numberProblem(column({ total: 'sum' }), '1.5')?.rule).toBe('notAnInteger');
  });

  test('a text may say what it likes', () => {
    expect(numberProblem(column({ kind: 'text' }), '-3')).toBeNull();
    expect(numberProblem(column({ kind: 'computed' }), '-3')).toBeNull();
  });
});

describe('totals', () => {
  const sum = column({ total: 'sum', decimals: 3 });

  test('are exact, and leave out what is no number, below zero or finer than the column', () => {
    expect(totalOf(sum, lines('0.1', '０．２', '12kg', ''))).toBe('0.300');
    expect(totalOf(sum, lines('10', '-3', '1.23456', '0'))).toBe('10.000');
    expect(leftOutOf(sum, lines('10', '-3', '1.23456', '0'))).toBe(2);
    const difference = column({
      kind: 'computed',
      total: 'sum',
      decimals: 3,
      compute: (line) => line.weight ?? '',
    });
    expect(totalOf(difference, lines('-0.5', '0.25'))).toBe('-0.250');
    expect(totalOf(difference, lines('-12470'))).toBe('-12,470.000');
    expect(totalOf(column({ total: 'sum' }), lines('3', '4'))).toBe('7');
    expect(totalOf(column({ total: 'sum' }), lines('999999', '1'))).toBe('1,000,000');
    expect(totalOf(column({}), lines('3'))).toBeNull();
  });

  test('follow a line that changes, goes or moves, and lines that all change', () => {
    const [one, two, three] = [
      { key: 'a', weight: '1' },
      { key: 'b', weight: '2.5' },
      { key: 'c', weight: '4' },
    ];
    const states = [
      [one, two, three],
      [one, { ...two, weight: '12kg' }, three],
      [one, { ...two, weight: '-9.25' }, three],
      [three, one],
      [one, three],
      lines('7', '8'),
      [],
      [one, two, three],
    ];
    const totals = ['7.500', '5.000', '5.000', '5.000', '5.000', '15.000', '0.000', '7.500'];
    expect(states.map((state) => totalOf(sum, state))).toEqual(totals);
    expect(states.map((state) => leftOutOf(sum, state))).toEqual([0, 1, 1, 0, 0, 0, 0, 0]);
    expect(leftOutOf(sum, lines('abc', '1e3', '60cm', '-3', ' ', ''))).toBe(4);
  });

  test('of thousandths are what whole numbers give', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9_999_999 })), (thousandths) => {
        const typed = thousandths.map((value) => (value / 1000).toFixed(3));
        const total = thousandths.reduce((one, other) => one + other, 0);
        expect(totalOf(sum, lines(...typed))).toBe(
          (total / 1000).toLocaleString('en', { minimumFractionDigits: 3 }),
        );
      }),
    );
  });
});
