import { useTranslation } from '@berth/runtime';
import { DayField, NumberField, type SentFields } from '@berth/ui';
import styles from '../desk.module.css';
import type { BillDraft, ReadBill } from './bill-draft.ts';

/** How many CNY one of each foreign currency of the rows is, and on which day; a rate may be left out. */
export function RateFields({ of, read }: { of: SentFields<BillDraft>; read: ReadBill }) {
  const { t } = useTranslation('cost');
  const { form, value, change } = of;
  return (
    <div className={styles.fields}>
      {read.foreign.map((currency) => {
        const stated = { rate: '', rateOn: value.issuedOn, ...value.rates[currency] };
        const at = read.entry.rates.findIndex((each) => each.currency === currency);
        const path = `rates.${at === -1 ? currency : at}`;
        const ofRate: SentFields<typeof stated> = {
          form,
          value: stated,
          change: (part) => change({ rates: { ...value.rates, [currency]: { ...stated, ...part } } }),
        };
        return (
          <div key={currency} className={styles.form}>
            <NumberField
              of={ofRate}
              name="rate"
              path={`${path}.rate`}
              unit="CNY"
              label={t('entry.rate', { currency })}
            />
            <DayField
              of={ofRate}
              name="rateOn"
              path={`${path}.rateOn`}
              label={t('entry.rateOn', { currency })}
            />
          </div>
        );
      })}
    </div>
  );
}
