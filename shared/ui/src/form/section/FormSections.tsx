import type { ComponentType } from 'react';
import { DefinedFormSection } from '../defined/DefinedFormSection.tsx';
import type { DefinedSection } from '../defined/defined-section.ts';
import styles from '../layout/FormLayout.module.css';
import type { SectionSpec } from '../state/form-spec.ts';
import type { FormWords, SectionFields } from '../state/section-fields.ts';
import { useFieldsForm } from '../state/use-fields-form.ts';
import type { Form } from '../state/use-form-state.ts';
import { FieldsSection } from './FieldsSection.tsx';

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
    <div className={styles.sections}>
      {form.spec.sections.map((section) => {
        if ('defined' in section) {
          return <DefinedFormSection key={section.name} form={form} section={section} />;
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
  );
}

const none: ReadonlyMap<string, string> = new Map();
const noHints = () => none;
