import { invoiceTitleProblems } from '@berth/contract';
import { useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import { FormField, SendFailure, TextInput, useSendForm, useTyped } from '@berth/ui';
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
  const userId = useUser()?.id ?? '';
  const typed = useTyped(
    `${userId}.invoiceTitle${profile ? `.${profile.id}.${profile.version}` : ''}`,
    profile ? titleOf(profile) : empty,
    useNoteTyped(),
  );
  const [call] = useCostSaveProfileMutation();
  const form = useSendForm({
    content: typed.value,
    problems: invoiceTitleProblems(typed.value),
    // A title that is saved twice is one that is saved.
    call: ({ idempotencyKey: _key, ...title }) =>
      call({
        body: profile
          ? { ...title, id: profile.id, version: profile.version, isDefault: profile.isDefault }
          : { ...title, isDefault: isFirst },
      }),
    onSent: () => {
      typed.settle(typed.value);
      onDone();
    },
  });
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('invoice.titleHelp')}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField
            key={field}
            id={form.idOf(field)}
            label={t(`invoice.${field}`)}
            error={form.errorOf(field)}
            isRequired={required.includes(field)}
          >
            {(control) => (
              <TextInput
                {...control}
                value={typed.value[field]}
                isCode={field === 'taxNumber' || field === 'bankAccount'}
                onChange={(value) => typed.set((before) => ({ ...before, [field]: value }))}
              />
            )}
          </FormField>
        ))}
      </div>
      <SendFailure form={form} />
      <div className={styles.buttons}>
        {!isFirst && <Button onClick={onDone}>{t('cancel')}</Button>}
        <Button type="primary" loading={form.isBusy} onClick={form.send}>
          {t('invoice.saveTitle')}
        </Button>
      </div>
    </div>
  );
}
