import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { UploadFile } from '../../file-upload/uploaded-file.ts';
import { writeInSheet } from '../../testing/sheet-cells.ts';
import { FormSections } from '../section/FormSections.tsx';
import { type Form, useFormState } from '../state/use-form-state.ts';
// Loaded before it is needed: on a busy machine the first load outlasts a wait.
import './DefinedFormSection.tsx';
import type { DefinedSection } from './defined-section.ts';
import { type Declaration, declarationForm, emptyDeclaration } from './preview-declaration.ts';
import { useDefinedWords } from './use-defined-words.ts';

type Shown = { current: Form<Declaration, DefinedSection> | null };

async function open(initial: Partial<Declaration> = {}, upload: UploadFile = async () => never()) {
  const shown: Shown = { current: null };
  const { sections, spec, problemsOf, submitted } = declarationForm(upload);
  const start = { ...emptyDeclaration, ...initial };
  const useWords = () => useDefinedWords(sections);
  function Page() {
    const form = useFormState({ spec, initial: start, problemsOf });
    shown.current = form;
    return (
      <ConfigProvider theme={{ token: { motion: false } }}>
        <FormSections form={form} useWords={useWords} />
      </ConfigProvider>
    );
  }
  render(<Page />);
  await screen.findAllByRole('region');
  const form = () => {
    if (!shown.current) throw new Error('The form is not drawn');
    return shown.current;
  };
  const attempt = (action: 'submit' | 'saveDraft') => act(() => form().dispatch({ type: 'attempt', action }));
  return { form, attempt, submitted };
}

const never = () => new Promise<never>(() => undefined);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\*?$`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('sections, progress and content come from the definition; what is hidden is neither asked nor sent', async () => {
  const { form, submitted } = await open();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(
    2,
  );
  expect([...form().sections]).toEqual([
    ['place', 'open'],
    ['what', 'open'],
  ]);
  expect([screen.queryByLabelText(/加急原因/), form().isDirty]).toEqual([null, false]);
  fireEvent.click(field('加急'));
  type('加急原因', '截关在即');
  expect(form().isDirty).toBe(true);
  fireEvent.click(field('加急'));
  expect([form().isDirty, form().state.draft.reason, submitted(form().state.draft).reason]).toEqual([
    false,
    '截关在即',
    undefined,
  ]);
});

test('a field shows what is wrong once it was left, what is empty once submitting is tried; a draft may lack it', async () => {
  const { form, attempt } = await open();
  type('手机', '12');
  expect(form().messages.size).toBe(0);
  fireEvent.blur(field('手机'));
  expect([...form().messages.keys()]).toEqual(['broker.phone']);
  attempt('saveDraft');
  expect([...form().messages.keys()]).toEqual(['broker.phone']);
  attempt('submit');
  expect([...form().messages.keys()].toSorted()).toEqual(['broker.phone', 'goods.g1.name', 'port']);
  expect(form().sections.get('place')).toBe('wrong');
});

test('a refusal stands at its field until that field changes, within a group too', async () => {
  const { form } = await open();
  const fields = ['broker.phone', 'port'].map((name) => ({
    field: name,
    code: 'INVALID' as never,
    message: '服务器不接受',
  }));
  act(() => form().dispatch({ type: 'refuse', fields, keys: {} }));
  type('名称', '甲行');
  expect([...form().messages.keys()]).toEqual(['broker.phone', 'port']);
  type('手机', '13800138000');
  expect([...form().messages.keys()]).toEqual(['port']);
});

test('a table of a definition is a list of the form', async () => {
  const { form } = await open();
  writeInSheet('品名', 'LED');
  expect(form().state.draft.goods).toEqual([{ key: 'g1', name: 'LED', count: '' }]);
  expect([form().isDirty, form().problems.submit.has('goods.g1.name')]).toEqual([true, false]);
});

test('a file that is on its way keeps the form from being saved', async () => {
  const { form } = await open({ port: 'CNYTN', goods: [{ key: 'g1', name: 'LED', count: '' }] });
  expect(form().problems.submit.size).toBe(0);
  fireEvent.drop(await screen.findByRole('button', { name: /选择文件/ }), {
    dataTransfer: { types: ['Files'], files: [new File(['%PDF-1.7'], 'a.pdf')] },
  });
  await screen.findByRole('progressbar', { name: '“a.pdf”上传进度' });
  expect([...form().problems.submit.keys()]).toEqual(['files']);
});
