import { expect, test } from '@jest/globals';
import { followForm, shownProblems, untouched } from './form-messages.ts';
import type { FormProblems } from './validate-form.ts';

const texts = (zh: string) => ({ 'zh-CN': zh, en: zh });
const problems: FormProblems = new Map([
  ['phone', { texts: texts('电话不对') }],
  ['address', { texts: texts('请填写'), isMissing: true }],
  ['cargo.a.weight', { texts: texts('大于 0') }],
]);
const shown = (...[progress, refusals]: [typeof untouched, { field: string; message: string }[]?]) => [
  ...shownProblems(progress, problems, refusals).keys(),
];

test('a field complains once it was left, but never that it is empty', () => {
  expect(shown(untouched)).toEqual([]);
  const left = followForm(followForm(untouched, { type: 'touch', path: 'phone' }), {
    type: 'touch',
    path: 'address',
  });
  expect(shown(left)).toEqual(['phone']);
});

test('an attempt shows everything', () => {
  expect(shown(followForm(untouched, { type: 'attempt' }))).toEqual(['phone', 'address', 'cargo.a.weight']);
});

test('a cell that was left complains, and so do all once their table was changed as a whole', () => {
  expect(shown(followForm(untouched, { type: 'touch', path: 'cargo.a.weight' }))).toEqual(['cargo.a.weight']);
  expect(shown(followForm(untouched, { type: 'touch', path: 'cargo.b' }))).toEqual([]);
});

test('what the server refused goes when its field changes, and comes with a new answer', () => {
  const first = [
    { field: 'phone', message: '黑名单' },
    { field: 'code', message: '仓库已满' },
  ];
  expect(shown(untouched, first)).toEqual(['phone', 'code']);
  const change = { type: 'change', path: 'code', isComplete: false, refusals: first } as const;
  const changed = followForm(untouched, change);
  expect(shown(changed, first)).toEqual(['phone']);
  expect(shown(changed, [...first])).toEqual(['phone', 'code']);
  expect(shownProblems(changed, new Map(), first).get('phone')).toBe('黑名单');
});
