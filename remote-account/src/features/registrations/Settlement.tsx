import { notify, useTranslation } from '@berth/runtime';
import { ChoiceField, FormSection, SendFoot, useSendForm } from '@berth/ui';
import { useState } from 'react';
import { type RegistrationAtDesk, useAccountSettleMutation } from '../calls/registrations.queries.ts';
import styles from './registrations.module.css';

type SettlementProps = { data: RegistrationAtDesk; onSettled: (version: number) => void };

/** How the new customer pays; to be set once, since it is unsigned after the approval. */
export function Settlement({ data: { registration, settlement }, onSettled }: SettlementProps) {
  const { t } = useTranslation('account');
  if (settlement === null) return null;
  return (
    <FormSection title={t('company.settlement')} id="registration-settlement">
      {settlement === 'unsigned' ? (
        <SettleForm registration={registration} onSettled={onSettled} />
      ) : (
        t(`company.settlements.${settlement}`)
      )}
    </FormSection>
  );
}

const settlements = ['monthly', 'perBill'] as const;
type Chosen = { settlement: (typeof settlements)[number] | null };

type SettleProps = Pick<RegistrationAtDesk, 'registration'> & Pick<SettlementProps, 'onSettled'>;

function SettleForm({ registration: { id, version, name }, onSettled }: SettleProps) {
  const { t } = useTranslation('account');
  const [value, setValue] = useState<Chosen>({ settlement: null });
  const [call] = useAccountSettleMutation();
  const { settlement } = value;
  const form = useSendForm({
    content: value,
    problems: settlement === null ? [{ path: 'settlement', rule: 'required' }] : [],
    call: async () => (settlement === null ? {} : await call({ body: { id, version, settlement } })),
    onSent: (saved: { version: number }) => {
      notify.success(t('registrations.settled', { name }));
      onSettled(saved.version);
    },
  });
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('registrations.unsigned')}</p>
      <ChoiceField
        of={{ form, value, change: (part) => setValue({ ...value, ...part }) }}
        name="settlement"
        label={t('company.settlement')}
        choices={settlements.map((each) => ({ value: each, label: t(`company.settlements.${each}`) }))}
        isRequired
      />
      <SendFoot form={form} label={t('registrations.settle')} />
    </div>
  );
}
