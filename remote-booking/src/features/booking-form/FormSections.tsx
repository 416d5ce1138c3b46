import styles from './BookingForm.module.css';
import { FieldsSection } from './FieldsSection.tsx';
import type { BasicsDraft } from './form-kind.ts';
import type { BookingForm } from './use-booking-form.ts';
import { useFieldsForm } from './use-fields-form.ts';

/** The sections of a form, as its kind orders them; no fetching beyond their lists of choices. */
export function FormSections<Draft extends BasicsDraft>({ form }: { form: BookingForm<Draft> }) {
  const fields = useFieldsForm(form);
  return (
    <div className={styles.sections}>
      {form.kind.sections.map((section) =>
        'Fields' in section ? (
          <FieldsSection {...fields} key={section.name} name={section.name} Fields={section.Fields} />
        ) : (
          <section.Section key={section.name} form={form} />
        ),
      )}
    </div>
  );
}
