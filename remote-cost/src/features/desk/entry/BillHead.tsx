import { settlementNames, settlements } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceField, DayField, type SentFields, SwitchField, TextField } from '@berth/ui';
import styles from '../desk.module.css';
import type { BillDraft } from './bill-draft.ts';

/** What a bill says besides its rows. The number of one that is corrected stays. */
export function BillHead({ of, isNew }: { of: SentFields<BillDraft>; isNew: boolean }) {
  const { t, locale } = useTranslation('cost');
  const choices = settlements.map((value) => ({ value, label: settlementNames[value][locale] }));
  const day = (name: 'periodFrom' | 'periodTo' | 'issuedOn' | 'dueOn') => (
    <DayField of={of} name={name} label={t(`entry.${name}`)} isRequired />
  );
  return (
    <div className={styles.fields}>
      <TextField of={of} name="number" label={t('entry.number')} isDisabled={!isNew} isCode isRequired />
      <ChoiceField of={of} name="settlement" label={t('bill.settlement')} choices={choices} />
      {of.value.settlement === 'perBill' ? (
        <TextField of={of} name="businessNumber" label={t('entry.businessNumber')} isCode isRequired />
      ) : (
        <>
          {day('periodFrom')}
          {day('periodTo')}
        </>
      )}
      {day('issuedOn')}
      {day('dueOn')}
      <TextField of={of} name="remarks" label={t('bill.remarks')} />
      <SwitchField
        of={of}
        name="isSupplement"
        label={t('entry.isSupplement')}
        help={t('entry.supplementHelp')}
      />
    </div>
  );
}
