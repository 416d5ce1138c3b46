import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { FormProblems } from './form-paths.ts';
import { toFormPath } from './form-paths.ts';
import { inFormOrder } from './form-sections.ts';
import { type FormAttempt, type FormSpec, formRows } from './form-spec.ts';
import { useFormState } from './use-form-state.ts';

type Line = { key: string; amount: string };
type Draft = { payee: string; bank: string; account: string; lines: readonly Line[] };

const spec: FormSpec<Draft> = {
  sections: [
    { name: 'payee', fields: ['payee', 'bank', 'account'] },
    { name: 'lines', fields: ['lines'] },
    { name: 'other', fields: ['remarks'] },
  ],
  requiredFields: () => ['payee', 'lines'],
  rowsOf: ({ lines }) => ({ lines: formRows(lines, ['amount'], ({ amount }) => amount === '') }),
  contentOf: ({ payee, bank, account, lines }) =>
    JSON.stringify([payee.trim(), bank, account, lines.map(({ amount }) => amount)]),
  follow: (_draft, { bank }) => (bank === undefined ? {} : { account: '' }),
  isMissing: ({ rule }) => rule === 'required',
  isFrozen: ({ rule }) => rule === 'spaceFixed',
  record: 'bill',
};

const empty: Draft = { payee: '', bank: '', account: '', lines: [{ key: 'a', amount: '' }] };

function problemsOf(draft: Draft, attempt: FormAttempt): FormProblems {
  const problems: FormProblems = new Map(
    [
      ...(draft.payee === '' && attempt === 'submit' ? ([['payee', 'required']] as const) : []),
      ...(draft.payee.length > 5 ? ([['payee', 'tooLong']] as const) : []),
      ...draft.lines.flatMap(({ key, amount }) =>
        amount === '0' ? ([[`lines.${key}.amount`, 'required']] as const) : [],
      ),
    ].map(([path, rule]) => [path, { path, rule, params: { max: 5 } }] as const),
  );
  return problems;
}

const open = (frozen?: readonly string[]) =>
  renderHook(() => useFormState({ spec, initial: empty, problemsOf, frozen })).result;

test('a field shows an error once it was left, and that it is empty only after an attempt', () => {
  const form = open();
  act(() => form.current.dispatch({ type: 'touch', path: 'payee' }));
  expect(form.current.messages.size).toBe(0);
  act(() => form.current.dispatch({ type: 'set', change: { payee: 'Shenzhen' } }));
  expect([...form.current.messages.keys()]).toEqual(['payee']);
  act(() => form.current.dispatch({ type: 'set', change: { payee: '' } }));
  act(() => form.current.dispatch({ type: 'attempt', action: 'saveDraft' }));
  expect(form.current.messages.size).toBe(0);
  act(() => form.current.dispatch({ type: 'attempt', action: 'submit' }));
  expect([...form.current.messages.keys()]).toEqual(['payee']);
  expect(form.current.sections.get('payee')).toBe('wrong');
});

test('what the server refused stands at its field, also in a list, until the field changes', () => {
  const form = open();
  const texts = { 'zh-CN': '金额有误', en: 'Wrong amount' };
  act(() =>
    form.current.dispatch({
      type: 'refuse',
      fields: [{ field: 'bill.lines.0.amount', message: '', texts }],
      keys: { lines: ['a'] },
    }),
  );
  expect(form.current.messages.get('lines.a.amount')).toBe('金额有误');
  act(() => form.current.dispatch({ type: 'set', change: { payee: 'Li' } }));
  expect(form.current.messages.size).toBe(1);
  act(() => form.current.dispatch({ type: 'set', change: { lines: [{ key: 'a', amount: '3' }] } }));
  expect(form.current.messages.size).toBe(0);
});

test('pasted cells count as left', () => {
  const form = open();
  const lines = [{ key: 'a', amount: '0' }];
  act(() =>
    form.current.dispatch({
      type: 'rows',
      list: 'lines',
      lines,
      edit: { type: 'write', line: 'a', rows: [{ amount: '0' }] },
    }),
  );
  expect(form.current.state.touched).toEqual(new Set(['lines.a.amount']));
});

test('input that means the same is no change, and a change takes along what follows from it', () => {
  const form = open();
  act(() => form.current.dispatch({ type: 'set', change: { payee: '  ' } }));
  expect(form.current.isDirty).toBe(false);
  act(() => form.current.dispatch({ type: 'set', change: { account: '62' } }));
  act(() => form.current.dispatch({ type: 'set', change: { bank: 'ICBC' } }));
  expect(form.current.state.draft).toMatchObject({ bank: 'ICBC', account: '' });
  expect(form.current.isDirty).toBe(true);
  act(() => form.current.dispatch({ type: 'saved', draft: form.current.state.draft }));
  expect(form.current.isDirty).toBe(false);
});

test('what a save leaves out stays unsaved until it is cleared or sent, or a submission was to drop it', () => {
  const parts = [{ head: 'bank', chosen: 'ICBC', fields: { account: '' } }];
  const ofBank: FormSpec<Draft> = {
    ...spec,
    contentOf: ({ payee, bank, account }) => JSON.stringify([payee, bank, bank === 'ICBC' && account]),
    chosenParts: parts,
  };
  const initial = { ...empty, account: '62' };
  const form = renderHook(() => useFormState({ spec: ofBank, initial, problemsOf })).result;
  const set = (change: Partial<Draft>) => act(() => form.current.dispatch({ type: 'set', change }));
  const save = (isLeftOutDropped = false) =>
    act(() => form.current.dispatch({ type: 'saved', draft: form.current.state.draft, isLeftOutDropped }));
  const leftOutOnly = { content: false, leftOut: true, unread: false };
  expect(form.current.isDirty).toBe(false);
  set({ account: '63' });
  save();
  expect([form.current.isDirty, form.current.unsaved]).toEqual([true, leftOutOnly]);
  expect(form.current.state.draft.account).toBe('63');
  set({ account: '' });
  expect(form.current.isDirty).toBe(false);
  set({ bank: 'ICBC', account: '63' });
  save();
  expect(form.current.isDirty).toBe(false);
  set({ bank: 'ABC', account: '63' });
  save(true);
  expect(form.current.isDirty).toBe(false);
});

test('sections are open, done or optional, and paths are in the order of the form', () => {
  const form = open(['bank']);
  expect([...form.current.sections]).toEqual([
    ['payee', 'open'],
    ['lines', 'done'],
    ['other', 'optional'],
  ]);
  expect(form.current.frozen).toEqual(['bank']);
  const paths = ['other', 'lines.a.amount', 'lines', 'account', 'payee'];
  expect(inFormOrder(spec, paths, empty)).toEqual(['payee', 'account', 'lines', 'lines.a.amount', 'other']);
  expect(toFormPath('lines.0.amount', { lines: ['a'] })).toBe('lines.a.amount');
});
