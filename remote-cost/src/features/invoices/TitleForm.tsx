import { invoiceTitleProblems } from '@berth/contract';
import { useTranslation, useTypedPage } from '@berth/runtime';
import { SendFoot, type Sent, TextField, TypedNotice, useTypedForm } from '@berth/ui';
import { Button } from 'antd';
import { type InvoiceProfile, useCostSaveProfileMutation } from '../calls/cost.queries.ts';
import styles from './invoices.module.css';

const fields = ['title', 'taxNumber', 'address', 'phone', 'bank', 'bankAccount'] as const;
const required: readonly string[] = ['title', 'taxNumber'];
const empty = { title: '', taxNumber: '', address: '', phone: '', bank: '', bankAccount: '' };

const titleOf = ({ title, taxNumber, address, phone, bank, bankAccount }: InvoiceProfile) => ({
  title,
  taxNumber,
  address,
  phone,
  bank,
  bankAccount,
});

type TitleFormProps = {
  /** The one that is changed; a new one without. */
  profile?: InvoiceProfile;
  isFirst: boolean;
  onDone: () => void;
};

/** An invoice title (抬头) to enter; its tax number is checked by GB 32100. */
export function TitleForm({ profile, isFirst, onDone }: TitleFormProps) {
  const { t } = useTranslation('cost');
  const [call] = useCostSaveProfileMutation();
  const name = profile ? `invoiceTitle.${profile.id}` : 'invoiceTitle';
  const of = useTypedForm(
    useTypedPage(),
    name,
    profile ? titleOf(profile) : empty,
    (value) => ({
      content: value,
      problems: invoiceTitleProblems(value),
      // A title that is saved twice is one that is saved.
      call: ({ idempotencyKey: _key, ...title }: Sent<typeof value>) =>
        call({
          body: profile
            ? { ...title, id: profile.id, version: profile.version, isDefault: profile.isDefault }
            : { ...title, isDefault: isFirst },
        }),
      onSent: onDone,
    }),
    profile?.version,
  );
  const giveUp = () => {
    of.typed.forget();
    onDone();
  };
  return (
    <div className={styles.form}>
      <TypedNotice typed={of.typed} />
      <p className={styles.quiet}>{t('invoice.titleHelp')}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <TextField
            key={field}
            of={of}
            name={field}
            label={t(`invoice.${field}`)}
            isRequired={required.includes(field)}
            isCode={field === 'taxNumber' || field === 'bankAccount'}
          />
        ))}
      </div>
      <SendFoot form={of.form} label={t('invoice.saveTitle')}>
        {!isFirst && <Button onClick={giveUp}>{t('cancel')}</Button>}
      </SendFoot>
    </div>
  );
}
