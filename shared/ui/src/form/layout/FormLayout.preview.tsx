import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { FormField } from '../../form-field/FormField.tsx';
import { PageHeader } from '../../page-header/PageHeader.tsx';
import { TextInput } from '../../text-input/TextInput.tsx';
import { useTexts } from '../../ui-texts.ts';
import { ProgressRail } from '../progress/ProgressRail.tsx';
import { type DrawnSection, FormSections } from '../section/FormSections.tsx';
import { FormSkeleton } from '../skeleton/FormSkeleton.tsx';
import type { FormProblems } from '../state/form-paths.ts';
import type { FormSpec } from '../state/form-spec.ts';
import type { SectionFields } from '../state/section-fields.ts';
import { useFormState } from '../state/use-form-state.ts';
import { FormLayout, useHasRail } from './FormLayout.tsx';
import { formLayout } from './form-layout.ts';

const words = {
  'zh-CN': {
    page: '新建对账单',
    who: '收款方',
    what: '内容',
    name: '名称',
    remarks: '备注',
    loading: '正在加载',
  },
  en: {
    page: 'New statement',
    who: 'Payee',
    what: 'Content',
    name: 'Name',
    remarks: 'Remarks',
    loading: 'Loading',
  },
};

type Draft = { name: string; remarks: string };

function TextField({ name, fields }: { name: keyof Draft; fields: SectionFields<Draft> }) {
  const { draft, set, field, leave } = fields;
  return (
    <div {...leave(name)}>
      <FormField {...field(name)}>
        {(control) => (
          <TextInput {...control} value={draft[name]} onChange={(text) => set({ [name]: text })} />
        )}
      </FormField>
    </div>
  );
}

const spec: FormSpec<Draft, DrawnSection<Draft>> = {
  sections: [
    {
      name: 'who',
      fields: ['name'],
      Fields: (fields) => (
        <div className={formLayout.grid}>
          <TextField name="name" fields={fields} />
        </div>
      ),
    },
    { name: 'what', fields: ['remarks'], Fields: (fields) => <TextField name="remarks" fields={fields} /> },
  ],
  requiredFields: () => ['name'],
  rowsOf: () => ({}),
  contentOf: ({ name, remarks }) => JSON.stringify([name.trim(), remarks.trim()]),
  isMissing: ({ rule }) => rule === 'required',
};

const problemsOf = ({ name }: Draft): FormProblems =>
  name.trim() === '' ? new Map([['name', { path: 'name', rule: 'required' }]]) : new Map();

function useWords() {
  const texts: Record<string, string> = useTexts(words);
  const of = (name: string) => texts[name] ?? name;
  return { section: of, field: of, cell: (_list: string, column: string) => of(column) };
}

function Example() {
  const texts = useTexts(words);
  const [initial] = useState<Draft>({ name: '', remarks: '' });
  const form = useFormState({ spec, initial, problemsOf });
  const hasRail = useHasRail();
  const { section } = useWords();
  const steps = [...form.sections].map(([name, state]) => ({
    id: form.idOf(`section-${name}`),
    title: section(name),
    state,
  }));
  return (
    <FormLayout
      head={<PageHeader title={texts.page} />}
      rail={hasRail && <ProgressRail steps={steps} />}
      isInert={false}
      foot={null}
    >
      <FormSections form={form} useWords={useWords} />
    </FormLayout>
  );
}

function Loading() {
  return <FormSkeleton label={useTexts(words).loading} />;
}

export const preview = {
  title: { 'zh-CN': '表单页', en: 'Form page' },
  states: { sections: Example, loading: Loading },
} satisfies Preview;
