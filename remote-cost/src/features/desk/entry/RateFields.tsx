import { useTranslation } from '@berth/runtime';
import { DateInput, FormField, NumberInput, type SendForm } from '@berth/ui';
import styles from '../desk.module.css';
import type { BillDraft, ReadBill } from './bill-draft.ts';

type RateFieldsProps = {
  draft: BillDraft;
  read: ReadBill;
  form: SendForm;
  onChange: (rates: BillDraft['rates']) => void;
};

/** How many CNY one of each foreign currency of the rows is, and on which day; a rate may be left out. */
export function RateFields({ draft: { rates, issuedOn }, read, form, onChange }: RateFieldsProps) {
  const { t } = useTranslation('cost');
  return (
    <div className={styles.fields}>
      {read.foreign.map((currency) => {
        const { rate = '', rateOn = issuedOn } = rates[currency] ?? {};
        const at = read.entry.rates.findIndex((each) => each.currency === currency);
        const path = `rates.${at === -1 ? currency : at}`;
        const set = (change: { rate?: string; rateOn?: string | null }) =>
          onChange({ ...rates, [currency]: { rate, rateOn, ...change } });
        return (
          <div key={currency} className={styles.form}>
            <FormField
              id={form.idOf(`${path}.rate`)}
              label={t('entry.rate', { currency })}
              error={form.errorOf(`${path}.rate`)}
            >
              {(control) => (
                <NumberInput
                  {...control}
                  unit="CNY"
                  value={rate}
                  onChange={(value) => set({ rate: value })}
                />
              )}
            </FormField>
            <FormField
              id={form.idOf(`${path}.rateOn`)}
              label={t('entry.rateOn', { currency })}
              error={form.errorOf(`${path}.rateOn`)}
            >
              {(control) => (
                <DateInput {...control} value={rateOn} onChange={(value) => set({ rateOn: value })} />
              )}
            </FormField>
          </div>
        );
      })}
    </div>
  );
}
