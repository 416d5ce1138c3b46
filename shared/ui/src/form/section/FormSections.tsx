import type { ComponentType } from 'react';
import styles from '../layout/FormLayout.module.css';
import type { SectionSpec } from '../state/form-spec.ts';
import type { FormWords, SectionFields } from '../state/section-fields.ts';
import { useFieldsForm } from '../state/use-fields-form.ts';
import type { Form } from '../state/use-form-state.ts';
import { FieldsSection } from './FieldsSection.tsx';

/** A section of a form: fields that the form wires up, or a component that takes the whole form, such as a sheet. */
export type DrawnSection<Draft extends object> = SectionSpec &
  (
    | { Fields: ComponentType<SectionFields<Draft>> }
    | { Section: ComponentType<{ form: Form<Draft, DrawnSection<Draft>> }> }
  );

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
      {form.spec.sections.map((section) =>
        'Fields' in section ? (
          <FieldsSection
            {...fields}
            key={section.name}
            name={section.name}
            Fields={section.Fields}
            useWords={useWords}
            useHints={useHints}
          />
        ) : (
          <section.Section key={section.name} form={form} />
        ),
      )}
    </div>
  );
}

const none: ReadonlyMap<string, string> = new Map();
const noHints = () => none;
