import type { Currency } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, formatMoney, MoneyInput, type SendForm } from '@berth/ui';
import styles from './payments.module.css';
import type { PayableBill, readProof } from './proof-draft.ts';

type ProofPartsProps = {
  bills: readonly PayableBill[];
  currency: Currency;
  read: ReturnType<typeof readProof>;
  form: SendForm;
  onChange: (parts: Readonly<Record<string, string>>) => void;
};

/** How much of the payment is for which bill; what is more or less than is to be paid is named before anything is sent. */
export function ProofParts({ bills, currency, read, form, onChange }: ProofPartsProps) {
  const { t, locale } = useTranslation('cost');
  const { parts, hints, pathOf, toPayMinorOf, checkingMinorOf, owedMinorOf } = read;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const hintOf = (id: string) => {
    const hint = hints.find((each) => each.id === id);
    return hint && t(`proof.${hint.hint}`, { amount: money(hint.byMinor) });
  };
  const helpOf = (id: string) => {
    const checkingMinor = checkingMinorOf.get(id) ?? 0;
    const amount = money(toPayMinorOf.get(id) ?? 0);
    return checkingMinor > 0
      ? t('proof.toPayBesides', { amount, checking: money(checkingMinor) })
      : t('proof.toPay', { amount });
  };
  const error = form.errorOf('bills');
  // Nothing is paid of a bill that owes nothing in this currency. What was typed for one stays in sight.
  const shown = bills.filter(({ id }) => (owedMinorOf.get(id) ?? 0) > 0 || Object.hasOwn(parts, id));
  return (
    <fieldset className={styles.parts} id={form.idOf('bills')} tabIndex={-1}>
      <legend>{t('proof.parts')}</legend>
      {shown.map(({ id, number }) => (
        <FormField
          key={id}
          id={form.idOf(pathOf(id))}
          label={<span className={styles.number}>{number}</span>}
          help={helpOf(id)}
          error={form.errorOf(pathOf(id))}
          warning={hintOf(id)}
        >
          {(control) => (
            <MoneyInput
              {...control}
              currency={currency}
              value={parts[id] ?? ''}
              onChange={(value) => onChange({ ...parts, [id]: value })}
            />
          )}
        </FormField>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
