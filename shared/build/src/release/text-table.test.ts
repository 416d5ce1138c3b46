import { expect, test } from '@jest/globals';
import { textTable } from './text-table.ts';

test('columns are as wide as their widest text, numbers stand to the right, Chinese takes two places', () => {
  expect(
    textTable(
      ['谁', { head: 'bytes', isNumber: true }, 'why'],
      [
        ['订舱组', 7, 'a'],
        ['Booking', 1234, ''],
      ],
    ),
  ).toBe(['谁       bytes  why', '订舱组       7  a', 'Booking   1234'].join('\n'));
});
