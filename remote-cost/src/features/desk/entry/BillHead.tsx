import { settlementNames, settlements } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import {
  ChoiceGroup,
  type ControlProps,
  DateInput,
  FormField,
  type SendForm,
  SwitchInput,
  TextInput,
} from '@berth/ui';
import type { ReactNode } from 'react';
import styles from '../desk.module.css';
import type { BillDraft } from './bill-draft.ts';

type BillHeadProps = {
  draft: BillDraft;
  form: SendForm;
  isNew: boolean;
  onChange: (change: Partial<BillDraft>) => void;
};

/** What a bill says besides its rows. The number of one that is corrected stays. */
export function BillHead({ draft, form, isNew, onChange }: BillHeadProps) {
  const { t, locale } = useTranslation('cost');
  const field = (
    name: keyof BillDraft,
    label: string,
    control: (props: ControlProps) => ReactNode,
    more: { isRequired?: boolean; isGroup?: boolean; help?: string } = {},
  ) => (
    <FormField id={form.idOf(name)} label={label} error={form.errorOf(name)} {...more}>
      {control}
    </FormField>
  );
  const day = (name: 'periodFrom' | 'periodTo' | 'issuedOn' | 'dueOn') =>
    field(
      name,
      t(`entry.${name}`),
      (control) => (
        <DateInput {...control} value={draft[name]} onChange={(value) => onChange({ [name]: value })} />
      ),
      { isRequired: true },
    );
  const code = (name: 'number' | 'businessNumber', label: string, isDisabled = false) =>
    field(
      name,
      label,
      (control) => (
        <TextInput
          {...control}
          isCode
          isDisabled={isDisabled}
          value={draft[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ),
      { isRequired: true },
    );
  return (
    <div className={styles.fields}>
      {code('number', t('entry.number'), !isNew)}
      {field(
        'settlement',
        t('bill.settlement'),
        (control) => (
          <ChoiceGroup
            {...control}
            choices={settlements.map((value) => ({ value, label: settlementNames[value][locale] }))}
            value={draft.settlement}
            onChange={(settlement) => onChange({ settlement })}
          />
        ),
        { isGroup: true },
      )}
      {draft.settlement === 'perBill' ? (
        code('businessNumber', t('entry.businessNumber'))
      ) : (
        <>
          {day('periodFrom')}
          {day('periodTo')}
        </>
      )}
      {day('issuedOn')}
      {day('dueOn')}
      {field('remarks', t('bill.remarks'), (control) => (
        <TextInput {...control} value={draft.remarks} onChange={(remarks) => onChange({ remarks })} />
      ))}
      {field(
        'isSupplement',
        t('entry.isSupplement'),
        (control) => (
          <SwitchInput
            {...control}
            value={draft.isSupplement}
            onChange={(isSupplement) => onChange({ isSupplement })}
          />
        ),
        { help: t('entry.supplementHelp') },
      )}
    </div>
  );
}
