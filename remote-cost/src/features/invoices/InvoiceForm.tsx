import { type InvoiceKind, invoiceRequestProblems } from '@berth/contract';
import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import {
  ChoiceField,
  ChoiceGroup,
  FormField,
  SendFoot,
  type Sent,
  TextField,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
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
  const [first] = profiles;
  const [call] = useCostInvoiceMutation();
  const billIds = bills.map(({ id }) => id);
  const initial = { profileId: first?.id ?? '', kind: 'ordinary' as InvoiceKind, remarks: '' };
  const profileOf = (profileId: string) => profiles.find(({ id }) => id === profileId) ?? first;
  const request = useTypedForm(useTypedPage(), `invoice.${billIds.join()}`, initial, (value) => {
    const chosen = profileOf(value.profileId);
    const content = { ...value, profileId: chosen?.id ?? '', billIds };
    return {
      content,
      problems: chosen ? invoiceRequestProblems(content, chosen) : [],
      call: (sent: Sent<typeof content>) => call({ body: sent }),
      onSent: () => {
        notify.success(t('invoice.sent'));
        onSent();
      },
    };
  });
  const { form, change } = request;
  const profile = profileOf(request.value.profileId);
  const kindChoices = kinds.map((value) => ({ value, label: t(`invoice.kind_${value}`) }));
  return (
    <div className={styles.form}>
      <TypedNotice typed={request.typed} />
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
            onChange={(value) => change({ profileId: value })}
          />
        )}
      </FormField>
      {profile && <TitleActions key={profile.id} profile={profile} onChange={() => onChangeTitle(profile)} />}
      <ChoiceField of={request} name="kind" label={t('invoice.kind')} choices={kindChoices} />
      <TextField of={request} name="remarks" label={t('invoice.remarks')} rows={2} />
      <SendFoot form={form} label={t('invoice.send')}>
        <Button onClick={onNewTitle}>{t('invoice.newTitle')}</Button>
      </SendFoot>
    </div>
  );
}
