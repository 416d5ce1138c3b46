import { expect, test } from '@jest/globals';
import { readVgmDraft, textOfVgmDraft } from './retained-vgm.ts';
import type { VgmDraft } from './vgm-rows.ts';

const row = { sizeType: '40HQ', loadingPlace: 1, vgmKg: null, vgmMethod: null, address: '' };
const draft: VgmDraft = new Map([
  [1, { vgmKg: '20000', vgmMethod: 'SM1', on: { version: 3, rows: [row, row] } }],
]);

test('what is typed is read as it was retained', () => {
  expect(readVgmDraft(textOfVgmDraft(draft))).toEqual(draft);
});

test.each([
  5,
  '{',
  '[]',
  '[[1]]',
  '[[1,{"vgmKg":5,"vgmMethod":null,"on":{"version":3,"rows":[]}}]]',
  '[["1",null]]',
])('what is none is not read: %s', (read) => {
  expect(readVgmDraft(read)).toBeNull();
});
