import { type ComponentType, memo } from 'react';
import {
  type FieldsForm,
  type FormWords,
  type SectionFields,
  sectionFields,
} from '../state/section-fields.ts';
import { FormSection } from './FormSection.tsx';

type FieldsSectionProps<Draft extends object> = FieldsForm<Draft> & {
  name: string;
  Fields: ComponentType<SectionFields<Draft>>;
  useWords: () => FormWords;
  useHints: (draft: Draft) => ReadonlyMap<string, string>;
};

function AnyFieldsSection<Draft extends object>(props: FieldsSectionProps<Draft>) {
  const { name, Fields, useWords, useHints, ...form } = props;
  const words = useWords();
  const fields = sectionFields<Draft>(form, words.field, useHints(form.draft));
  return (
    <FormSection title={words.section(name)} id={form.idOf(`section-${name}`)}>
      <Fields {...fields} />
    </FormSection>
  );
}

/** A section of fields, rendered again only when one of its form's fields changes. */
// memo forgets that the component is generic in the draft.
export const FieldsSection = memo(AnyFieldsSection) as typeof AnyFieldsSection;
