import { documentLimits } from '@berth/contract';
import { expect, test } from '@jest/globals';
import {
  countPieces,
  type PrintableBooking,
  readCarton,
  sortPrintable,
  wayToPrint,
} from './printable-booking.ts';

const booking = (changes: Partial<PrintableBooking> = {}): PrintableBooking => ({
  id: 'one',
  businessNumber: 'SZL-261120-0042',
  status: 'toBeReceived',
  cartons: 120,
  lines: 3,
  ...changes,
});

test('drafts and returned bookings are not printed', () => {
  const bookings = [
    booking(),
    booking({ status: 'draft' }),
    booking({ status: 'returned' }),
    booking({ status: 'arrived' }),
  ];
  const { open, barred } = sortPrintable(bookings, 'marks');
  expect(open.map(({ status }) => status)).toEqual(['toBeReceived', 'arrived']);
  expect(barred.map(({ status }) => status)).toEqual(['draft', 'returned']);
});

test.each([
  ['', undefined],
  [' 7 ', 7],
  ['１２', 12],
  ['0', null],
  ['1.5', null],
  ['-3', null],
  ['a', null],
])('carton %j is %j', (typed, carton) => {
  expect(readCarton(typed)).toBe(carton);
});

test.each([
  ['', '', 170],
  ['40', '', 81 + 11],
  ['40', '45', 6 + 6],
  ['100', '', 21],
  ['200', '', null],
  ['9', '3', null],
  ['x', '', null],
])('from %j to %j these are %j labels', (from, to, labels) => {
  expect(countPieces([booking(), booking({ cartons: 50 })], 'marks', { from, to })).toBe(labels);
});

test('a figure counts lines', () => {
  expect(countPieces([booking(), booking({ lines: 500 })], 'figure', { from: 'x', to: '' })).toBe(503);
});

test('what is much is a task, what is too much is printed in parts', () => {
  const { waiting, task } = documentLimits.marks;
  expect([waiting, waiting + 1, task, task + 1].map((pieces) => wayToPrint(1, 'marks', pieces))).toEqual([
    'now',
    'task',
    'task',
    'tooMuch',
  ]);
  expect(wayToPrint(documentLimits.bookings + 1, 'figure', 60)).toBe('tooMuch');
});
