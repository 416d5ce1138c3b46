import { type ComponentType, memo } from 'react';
import { FormSection } from './FormSection.tsx';
import { type FieldsForm, type SectionFields, useSectionFields } from './form-field-props.ts';
import type { BasicsDraft } from './form-kind.ts';

type FieldsSectionProps<Draft extends BasicsDraft> = FieldsForm<Draft> & {
  name: string;
  Fields: ComponentType<SectionFields<Draft>>;
};

function AnyFieldsSection<Draft extends BasicsDraft>(props: FieldsSectionProps<Draft>) {
  const { name, Fields, ...form } = props;
  const fields = useSectionFields<Draft>(form);
  return (
    <FormSection name={name} id={form.idOf(`section-${name}`)}>
      <Fields {...fields} />
    </FormSection>
  );
}

/** A section of single fields, drawn anew only when one of them changes. */
// memo forgets that the component is one for every draft.
export const FieldsSection = memo(AnyFieldsSection) as typeof AnyFieldsSection;
