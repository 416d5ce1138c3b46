import { Button } from 'antd';
import { useId } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import type { UploadFile } from '../../file-upload/uploaded-file.ts';
import { useTexts, useUiTexts } from '../../ui-texts.ts';
import { jumpTo } from '../jump/jump-to.ts';
import { FormSections } from '../section/FormSections.tsx';
import { inFormOrder } from '../state/form-sections.ts';
import { useFormState } from '../state/use-form-state.ts';
import { ProblemSummary } from '../summary/ProblemSummary.tsx';
import { type Declaration, declarationForm, emptyDeclaration } from './preview-declaration.ts';
import { useDefinedWords } from './use-defined-words.ts';

const upload: UploadFile = async ({ name }) => ({ fileName: name, src: '' });
const forms = { 'zh-CN': declarationForm(upload, 'zh-CN'), en: declarationForm(upload, 'en') };

function useWords() {
  return useDefinedWords(forms[useUiTexts().locale].sections);
}

const previewTexts = { 'zh-CN': { submit: '申报' }, en: { submit: 'Declare' } };

type ExampleProps = { initial?: Declaration; frozen?: readonly string[] };

function Example({ initial = emptyDeclaration, frozen }: ExampleProps) {
  const { spec, problemsOf } = forms[useUiTexts().locale];
  const form = useFormState({ spec, initial, problemsOf, frozen });
  const words = useWords();
  const texts = useTexts(previewTexts);
  const paths = inFormOrder(spec, form.messages.keys(), form.state.draft);
  return (
    <>
      <FormSections form={form} useWords={useWords} />
      <ProblemSummary
        id={useId()}
        failure={null}
        messages={new Map(paths.map((path) => [path, form.messages.get(path) ?? '']))}
        nameOf={words.field}
        onJump={(path) => jumpTo(form.idOf(path))}
      />
      <Button type="primary" onClick={() => form.dispatch({ type: 'attempt', action: 'submit' })}>
        {texts.submit}
      </Button>
    </>
  );
}

const filled: Declaration = {
  ...emptyDeclaration,
  port: 'CNYTN',
  isExpress: true,
  reason: '截关在即',
  broker: { name: '甲行', phone: '' },
  goods: [{ key: 'g1', name: 'LED', count: '20' }],
};

export const preview = {
  title: { 'zh-CN': '由定义组成的表单', en: 'Form of definitions' },
  states: {
    empty: () => <Example />,
    filled: () => <Example initial={filled} />,
    frozen: () => <Example initial={filled} frozen={frozenPort} />,
  },
} satisfies Preview;

const frozenPort = ['port'];
