import { useTranslation } from '@berth/runtime';
import styles from './BottomBar.module.css';
import type { BasicsDraft } from './form-kind.ts';
import { jumpTo } from './jump-to.ts';
import type { BookingForm } from './use-booking-form.ts';
import { useFieldHints } from './use-field-hints.ts';

/** How many fields are worth a second look before it is submitted; leads to the first of them. */
export function HintCount<Draft extends BasicsDraft>({ form }: { form: BookingForm<Draft> }) {
  const { t } = useTranslation('booking');
  const hints = useFieldHints(form.state.draft);
  const fields = form.kind.sections.flatMap((section) => section.fields);
  // What is wrong stands in place of a hint.
  const shown = fields.filter((field) => hints.has(field) && !form.messages.has(field));
  const [first] = shown;
  if (first === undefined) return null;
  return (
    <button type="button" className={styles.gap} onClick={() => jumpTo(form.idOf(first))}>
      {t('bar.hints', { count: shown.length })}
    </button>
  );
}
