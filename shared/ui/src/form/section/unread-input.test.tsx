import type { SelectOption } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateInput } from '../../date-input/DateInput.tsx';
import { FormField } from '../../form-field/FormField.tsx';
import { SearchSelect } from '../../search-select/SearchSelect.tsx';
import type { FormSpec } from '../state/form-spec.ts';
import type { SectionFields } from '../state/section-fields.ts';
import { type Form, useFormState } from '../state/use-form-state.ts';
import { type DrawnSection, FormSections } from './FormSections.tsx';

type Draft = { port: string; day: string | null };

let options: readonly SelectOption[] | undefined;

function Fields({ draft, set, field }: SectionFields<Draft>) {
  return (
    <>
      <FormField {...field('port')}>
        {(control) => (
          <SearchSelect
            {...control}
            options={options}
            value={draft.port}
            onChange={(port) => set({ port })}
          />
        )}
      </FormField>
      <FormField {...field('day')}>
        {(control) => <DateInput {...control} value={draft.day} onChange={(day) => set({ day })} />}
      </FormField>
    </>
  );
}

const spec: FormSpec<Draft, DrawnSection<Draft>> = {
  sections: [{ name: 'voyage', fields: ['port', 'day'], Fields }],
  requiredFields: () => [],
  rowsOf: () => ({}),
  contentOf: (draft) => JSON.stringify(draft),
  isMissing: () => false,
};
const initial: Draft = { port: '', day: null };
const noProblems = () => new Map();
const words = { section: () => '航程', field: (name: string) => name, cell: () => '' };
const useWords = () => words;

let form: Form<Draft, DrawnSection<Draft>>;
function Page() {
  form = useFormState({ spec, initial, problemsOf: noProblems });
  return <FormSections form={form} useWords={useWords} />;
}

const state = () => [form.isDirty, [...form.problems.submit.keys()], [...form.messages.values()]];

test('a half typed day counts as unsaved, and no more once it was emptied', async () => {
  options = [];
  render(<Page />);
  const day = screen.getByRole('textbox', { name: 'day' });
  await userEvent.type(day, '2026-1');
  expect(form.state.draft.day).toBeNull();
  expect(state()).toEqual([true, ['day'], []]);
  await userEvent.clear(day);
  expect(state()).toEqual([false, [], []]);
  await userEvent.type(day, '2026-1');
  await userEvent.tab();
  expect([form.state.draft.day, form.isDirty]).toEqual(['2026-1', true]);
});

test('what no list has confirmed counts as unsaved, keeps the form from being saved, and is said at its field', async () => {
  options = undefined;
  const { rerender } = render(<Page />);
  const port = screen.getByRole('combobox', { name: 'port' });
  await userEvent.type(port, 'ningbo');
  await userEvent.tab();
  expect(state()).toEqual([true, ['port'], []]);
  act(() => form.dispatch({ type: 'attempt', action: 'submit' }));
  expect(state()[2]).toEqual(['选项尚未加载，“ningbo”还不能确认']);
  options = [{ value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '' }];
  act(() => form.dispatch({ type: 'set', change: { day: '2026-12-01' } }));
  rerender(<Page />);
  expect(state()[2]).toEqual(['没有“ningbo”这个选项，请从列表中选择']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(port.getAttribute('aria-invalid')).toBe('true');
  act(() => form.dispatch({ type: 'set', change: { port: 'CNYTN' } }));
  expect(state()).toEqual([true, [], []]);
});
