import { emptyFclContainer } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { draftProblems, toDraftPath, toldVgm, withEntry } from './vgm-draft.ts';
import type { VgmEntry } from './vgm-entry.ts';
import type { PlacedContainer, VgmDraft } from './vgm-rows.ts';

const open: PlacedContainer = { ...emptyFclContainer(), sizeType: '40HQ', loadingPlace: 1, address: '' };
const known: PlacedContainer = { ...open, vgmKg: 21_500, vgmMethod: 'SM1' };
const containers = [known, open, open];
const present = { version: 3, rows: containers };
const none: VgmDraft = new Map();
const typed = (...entries: [number, VgmEntry][]): VgmDraft =>
  new Map(entries.map(([index, entry]) => [index, { ...entry, on: present }]));

test('what is told is what differs from what is stored, read as a number', () => {
  const draft = typed(
    [2, { vgmKg: '２１,３４５.５', vgmMethod: 'SM2' }],
    [0, { vgmKg: '21500', vgmMethod: 'SM1' }],
    [1, { vgmKg: ' ', vgmMethod: 'SM1' }],
    [7, { vgmKg: '20000', vgmMethod: 'SM1' }],
  );
  expect(toldVgm(draft, present)).toEqual([{ index: 2, vgmKg: 21_345.5, vgmMethod: 'SM2' }]);
});

test('the first mass of a container takes the method that was chosen last, and none that somebody else chose', () => {
  const first = withEntry(none, 1, present, { vgmKg: '20000' });
  expect(first.get(1)).toMatchObject({ vgmKg: '20000', vgmMethod: null });
  const chosen = withEntry(first, 1, present, { vgmMethod: 'SM2' });
  expect(withEntry(chosen, 2, present, { vgmKg: '1' }).get(2)).toMatchObject({
    vgmKg: '1',
    vgmMethod: 'SM2',
  });
  expect(withEntry(chosen, 0, present, { vgmKg: '1' }).get(0)).toMatchObject({
    vgmKg: '1',
    vgmMethod: 'SM1',
  });
});

test('problems stand at the container, not at its place in what is told', () => {
  const draft = typed([2, { vgmKg: '21,5t', vgmMethod: null }]);
  const told = toldVgm(draft, present);
  const problems = draftProblems(told, { containers, cargo: [] });
  expect([...problems].map(([path, { rule }]) => [path, rule])).toEqual([
    ['2.vgmKg', 'notANumber'],
    ['2.vgmMethod', 'chooseOne'],
  ]);
  expect(toDraftPath('containers.0.vgmMethod', told)).toBe('2.vgmMethod');
  expect(toDraftPath('containers', told)).toBe('containers');
});

test('a mass that is stored cannot be taken away, only changed', () => {
  const told = toldVgm(withEntry(none, 0, present, { vgmKg: '' }), present);
  expect([...draftProblems(told, { containers, cargo: [] }).keys()]).toEqual(['0.vgmKg']);
});
