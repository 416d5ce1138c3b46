import type { SelectOption } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
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
  expect(state()[2]).toEqual(['可选项中没有“ningbo”，请从列表中选择']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(port.getAttribute('aria-invalid')).toBe('true');
  act(() => form.dispatch({ type: 'set', change: { port: 'CNYTN' } }));
  expect(state()).toEqual([true, [], []]);
});

describe('what was held unread as the page went', () => {
  const give = (...given: [path: string, text: string][]) =>
    act(() => form.dispatch({ type: 'replace', draft: initial, given: new Map(given) }));
  const port = () => screen.getByRole('combobox', { name: 'port' });
  const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'day' });

  test('a half typed day is typed on', async () => {
    options = [];
    render(<Page />);
    give(['day', '2026-1']);
    expect([day().value, [...form.unread], [...form.state.given]]).toEqual([
      '2026-1',
      [['day', '2026-1']],
      [],
    ]);
    expect(state()).toEqual([true, ['day'], ['“2026-1”上次没有输完，请继续输入']]);
    await userEvent.type(day(), '2-15');
    expect(state()[2]).toEqual([]);
    await userEvent.tab();
    expect([form.state.draft.day, form.unread.size]).toEqual(['2026-12-15', 0]);
  });

  test('a name waits for its list, and is the option once the list is here', () => {
    options = undefined;
    const { rerender } = render(<Page />);
    give(['port', 'yantian']);
    expect([port().closest('.ant-select')?.textContent, [...form.unread]]).toEqual([
      'yantian',
      [['port', 'yantian']],
    ]);
    options = [{ value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: 'yantian' }];
    act(() => form.dispatch({ type: 'set', change: { day: '2026-12-01' } }));
    rerender(<Page />);
    expect([form.state.draft.port, form.unread.size]).toEqual(['CNYTN', 0]);
  });

  test('with the list there already it is the option at once', () => {
    options = [{ value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: 'yantian' }];
    render(<Page />);
    give(['port', 'yantian']);
    expect([form.state.draft.port, form.unread.size, form.isDirty]).toEqual(['CNYTN', 0, true]);
  });

  test('at no moment does the form hold nothing of it', () => {
    options = undefined;
    const seen: number[] = [];
    function Watched() {
      const page = Page();
      useEffect(() => void seen.push(form.unread.size));
      return page;
    }
    render(<Watched />);
    seen.length = 0;
    give(['port', 'ningbo'], ['day', '2026-1']);
    expect(new Set(seen)).toEqual(new Set([2]));
  });
});
