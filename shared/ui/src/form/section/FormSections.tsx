import { type ComponentType, lazy, Suspense } from 'react';
import type { DefinedFormSection as DefinedFormSectionType } from '../defined/DefinedFormSection.tsx';
import type { DefinedSection } from '../defined/defined-section.ts';
import styles from '../layout/FormLayout.module.css';
import type { SectionSpec } from '../state/form-spec.ts';
import type { FormWords, SectionFields } from '../state/section-fields.ts';
import { useFieldsForm } from '../state/use-fields-form.ts';
import type { Form } from '../state/use-form-state.ts';
import { FieldsSection } from './FieldsSection.tsx';
import { FormInputs } from './FormInputs.tsx';

// Forms without definitions do not carry every kind of field. `lazy` forgets that the component is generic in the draft.
const DefinedFormSection = lazy(async () => ({
  default: (await import('../defined/DefinedFormSection.tsx')).DefinedFormSection,
})) as unknown as typeof DefinedFormSectionType;

/**
 * A section of a form: fields that the form wires up, a component that takes the whole form, such as a sheet, or fields
 * from a definition.
 */
export type DrawnSection<Draft extends object> =
  | (SectionSpec &
      (
        | { Fields: ComponentType<SectionFields<Draft>> }
        | { Section: ComponentType<{ form: Form<Draft, DrawnSection<Draft>> }> }
      ))
  | DefinedSection;

export type FormSectionsProps<Draft extends object> = {
  form: Form<Draft, DrawnSection<Draft>>;
  /** A hook: the words of the form. */
  useWords: () => FormWords;
  /** A hook: what is worth a second look, by field. */
  useHints?: (draft: Draft) => ReadonlyMap<string, string>;
};

/** The sections of a form, in order. */
export function FormSections<Draft extends object>(props: FormSectionsProps<Draft>) {
  const { form, useWords, useHints = noHints } = props;
  const fields = useFieldsForm(form);
  return (
    <FormInputs form={form}>
      <div className={styles.sections}>
        {form.spec.sections.map((section) => {
          if ('defined' in section) {
            return (
              <Suspense key={section.name}>
                <DefinedFormSection form={form} section={section} useHints={useHints} />
              </Suspense>
            );
          }
          if ('Section' in section) return <section.Section key={section.name} form={form} />;
          return (
            <FieldsSection
              {...fields}
              key={section.name}
              name={section.name}
              Fields={section.Fields}
              useWords={useWords}
              useHints={useHints}
            />
          );
        })}
      </div>
    </FormInputs>
  );
}

const none: ReadonlyMap<string, string> = new Map();
const noHints = () => none;
