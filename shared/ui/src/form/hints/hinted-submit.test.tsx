import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormProblem } from '../state/form-paths.ts';
import { type FormSpec, formRows } from '../state/form-spec.ts';
import { type Form, useFormState } from '../state/use-form-state.ts';
import { HintsDialog } from './HintsDialog.tsx';
import { useHintedSubmit } from './use-hinted-submit.ts';

type Draft = { port: string; goods: readonly { key: string; weight: string }[] };

const spec: FormSpec<Draft> = {
  sections: [
    { name: 'voyage', fields: ['port'] },
    { name: 'cargo', fields: ['goods'] },
  ],
  requiredFields: () => [],
  rowsOf: ({ goods }) => ({ goods: formRows(goods, ['weight'], () => false) }),
  contentOf: (draft) => JSON.stringify(draft),
  isMissing: () => false,
};
const initial: Draft = { port: 'CNYTN', goods: [{ key: 'g1', weight: '1' }] };

type PageProps = {
  hints: Record<string, string>;
  submitted?: Record<string, string>;
  problems?: ReadonlyMap<string, FormProblem>;
  submit: () => void;
};
const noProblems: ReadonlyMap<string, FormProblem> = new Map();

let form: Form<Draft>;
function Page({ hints, submitted = {}, problems = noProblems, submit }: PageProps) {
  form = useFormState({ spec, initial, problemsOf: () => problems });
  const hinted = useHintedSubmit({
    form,
    hints: new Map(Object.entries(hints)),
    submitted: new Map(Object.entries(submitted)),
    submit,
  });
  return (
    <>
      <input aria-label="重量" id={form.idOf('goods.g1.weight')} />
      <button type="button" onClick={hinted.submit}>
        提交
      </button>
      <HintsDialog hinted={hinted} nameOf={(path) => `名称 ${path}`} />
    </>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const doubt = { 'goods.g1.weight': '太轻', port: '同一地点' };

test('asks before submitting what is doubtful, in the order of the form, and once', async () => {
  const submit = jest.fn();
  const { rerender } = render(<Page hints={doubt} submit={submit} />);
  await click('提交');
  expect(listed()).toEqual(['名称 port同一地点', '名称 goods.g1.weight太轻']);
  expect(submit).not.toHaveBeenCalled();
  await click('返回修改');
  expect([listed(), submit.mock.calls.length]).toEqual([[], 0]);
  await click('提交');
  await click('仍然提交');
  expect(submit).toHaveBeenCalledTimes(1);
  // Such as after an answer that was lost.
  await click('提交');
  expect([listed(), submit.mock.calls.length]).toEqual([[], 2]);
  rerender(<Page hints={{ ...doubt, port: '别的' }} submit={submit} />);
  await click('提交');
  expect(listed()).toHaveLength(2);
});

test('an entry leads to its field, once the dialog is gone', async () => {
  render(<Page hints={doubt} submit={() => undefined} />);
  await click('提交');
  await click('名称 goods.g1.weight');
  expect(listed()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('重量'));
});

test('nothing is asked where something is wrong, nothing is doubtful, or it was submitted so before', async () => {
  const submit = jest.fn();
  const { rerender } = render(<Page hints={{}} submit={submit} />);
  await click('提交');
  rerender(<Page hints={doubt} submitted={doubt} submit={submit} />);
  await click('提交');
  const problems = new Map([['port', { path: 'port', rule: 'chooseOne' }]] as const);
  rerender(<Page hints={doubt} problems={problems} submit={submit} />);
  await click('提交');
  expect(submit).toHaveBeenCalledTimes(3);
  expect(listed()).toEqual([]);
  // An error at a field takes the place of its hint.
  act(() => form.dispatch({ type: 'attempt', action: 'submit' }));
  rerender(<Page hints={{ port: '同一地点' }} submit={submit} />);
  await click('提交');
  expect(listed()).toEqual(['名称 port同一地点']);
});
