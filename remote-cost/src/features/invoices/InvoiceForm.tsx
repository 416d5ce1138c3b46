import { type InvoiceKind, invoiceRequestProblems } from '@berth/contract';
import { notify, useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import { ChoiceGroup, FormField, SendFailure, TextInput, useSendForm, useTyped } from '@berth/ui';
import { Button } from 'antd';
import { type InvoiceProfile, useCostInvoiceMutation } from '../calls/cost.queries.ts';
import styles from './invoices.module.css';
import type { InvoicedBill } from './RequestInvoice.tsx';
import { TitleActions } from './TitleActions.tsx';

const kinds: readonly InvoiceKind[] = ['ordinary', 'special'];

type InvoiceFormProps = {
  bills: readonly InvoicedBill[];
  profiles: readonly InvoiceProfile[];
  onNewTitle: () => void;
  onChangeTitle: (profile: InvoiceProfile) => void;
  onSent: () => void;
};

/** The request for an invoice: to which title, ordinary or special, for which bills. */
export function InvoiceForm({ bills, profiles, onNewTitle, onChangeTitle, onSent }: InvoiceFormProps) {
  const { t } = useTranslation('cost');
  const userId = useUser()?.id ?? '';
  const [first] = profiles;
  const typed = useTyped(
    `${userId}.invoice.${bills.map(({ id }) => id).join()}`,
    { profileId: first?.id ?? '', kind: 'ordinary' as InvoiceKind, remarks: '' },
    useNoteTyped(),
  );
  const { profileId, kind, remarks } = typed.value;
  const profile = profiles.find(({ id }) => id === profileId) ?? first;
  const [call] = useCostInvoiceMutation();
  const content = { profileId: profile?.id ?? '', kind, remarks, billIds: bills.map(({ id }) => id) };
  const form = useSendForm({
    content,
    problems: profile ? invoiceRequestProblems(content, profile) : [],
    call: (sent) => call({ body: sent }),
    onSent: () => {
      typed.settle(typed.value);
      notify.success(t('invoice.sent'));
      onSent();
    },
  });
  const set = (change: Partial<typeof typed.value>) => typed.set((before) => ({ ...before, ...change }));
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>
        {t('invoice.for', { numbers: bills.map(({ number }) => number).join(', ') })}
      </p>
      <FormField
        id={form.idOf('profileId')}
        label={t('invoice.title')}
        error={form.errorOf('profileId')}
        isGroup
      >
        {(control) => (
          <ChoiceGroup
            {...control}
            choices={profiles.map(({ id, title, taxNumber }) => ({
              value: id,
              label: title,
              hint: taxNumber,
            }))}
            value={profile?.id ?? null}
            onChange={(value) => set({ profileId: value })}
          />
        )}
      </FormField>
      {profile && <TitleActions key={profile.id} profile={profile} onChange={() => onChangeTitle(profile)} />}
      <FormField id={form.idOf('kind')} label={t('invoice.kind')} isGroup>
        {(control) => (
          <ChoiceGroup
            {...control}
            choices={kinds.map((value) => ({ value, label: t(`invoice.kind_${value}`) }))}
            value={kind}
            onChange={(value) => set({ kind: value })}
          />
        )}
      </FormField>
      <FormField id={form.idOf('remarks')} label={t('invoice.remarks')} error={form.errorOf('remarks')}>
        {(control) => (
          <TextInput {...control} rows={2} value={remarks} onChange={(value) => set({ remarks: value })} />
        )}
      </FormField>
      <SendFailure form={form} />
      <div className={styles.buttons}>
        <Button onClick={onNewTitle}>{t('invoice.newTitle')}</Button>
        <Button type="primary" loading={form.isBusy} onClick={form.send}>
          {t('invoice.send')}
        </Button>
      </div>
    </div>
  );
}
