import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormSpec } from '../state/form-spec.ts';
import { type Form, useFormState } from '../state/use-form-state.ts';
import { UndoNotice } from './UndoNotice.tsx';
import type { UndoName } from './undo-step.ts';

type Draft = { carrier: string; remarks: string };

const empty: Draft = { carrier: 'COSU', remarks: '' };
const spec: FormSpec<Draft> = {
  sections: [{ name: 'all', fields: ['carrier', 'remarks'] }],
  requiredFields: () => [],
  rowsOf: () => ({}),
  contentOf: (draft) => JSON.stringify(draft),
  isMissing: () => false,
};
const none = () => new Map();
let form: Form<Draft>;

function Page() {
  form = useFormState({ spec, initial: empty, problemsOf: none });
  return <UndoNotice undo={form.undo} place="voyage" />;
}

const name = (what: string): UndoName => ({ place: 'voyage', kind: 'removed', what });
const set = (change: Partial<Draft>, undo?: UndoName) =>
  act(() => form.dispatch({ type: 'set', change, undo }));
const said = () => screen.queryByRole('status')?.textContent ?? null;
const undo = () => userEvent.click(screen.getByRole('button', { name: '撤销删除' }));

beforeEach(() => void render(<Page />));

test('changes are named and undone one by one, the newest first', async () => {
  set({ carrier: 'MSCU' }, name('中远'));
  set({ carrier: 'ONEY' }, name('地中海'));
  expect(said()).toContain('已删除：地中海');
  await undo();
  expect([form.state.draft.carrier, said()]).toEqual(['MSCU', expect.stringContaining('已删除：中远')]);
  await undo();
  expect([form.state.draft.carrier, said()]).toEqual(['COSU', null]);
});

test('a double click undoes one of them', async () => {
  set({ carrier: 'MSCU' }, name('中远'));
  set({ carrier: 'ONEY' }, name('地中海'));
  await userEvent.dblClick(screen.getByRole('button', { name: '撤销删除' }));
  expect(form.state.draft.carrier).toBe('MSCU');
});

test('what was touched since is not offered any more', () => {
  set({ carrier: 'MSCU' }, name('中远'));
  set({ carrier: 'HLCU' });
  expect(said()).toBeNull();
});

test.each([
  ['saved', () => form.dispatch({ type: 'saved', draft: form.state.draft })],
  ['replaced', () => form.dispatch({ type: 'replace', draft: { ...form.state.draft, remarks: '新版本' } })],
])('a draft that is %s has nothing to undo', (_how, happen) => {
  set({ carrier: 'MSCU' }, name('中远'));
  act(happen);
  expect([form.state.draft.carrier, said()]).toEqual(['MSCU', null]);
});

test('what the server refused of a field goes with the value', () => {
  set({ carrier: 'MSCU' }, name('中远'));
  const fields = [{ field: 'carrier', message: '不接受' }];
  act(() => form.dispatch({ type: 'refuse', fields, keys: {} }));
  fireEvent.click(screen.getByRole('button', { name: '撤销删除' }));
  expect(form.messages.size).toBe(0);
});
