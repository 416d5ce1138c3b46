import {
  changePhoneProblems,
  maskRecipient,
  type NewPhone,
  newPhoneProblems,
  normalizePhone,
  type Problem,
  problemMessage,
} from '@berth/contract';
import { notify, problemOf, problemText, useTranslation } from '@berth/runtime';
import { jumpTo, SendFoot, TextField, useSendForm } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import {
  type Account,
  useAccountPhoneCodeMutation,
  useAccountPhoneMutation,
} from '../calls/account.queries.ts';
import { PasswordField } from '../security/PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './phone.module.css';

const empty: NewPhone = { oldCode: '', currentPassword: '', phone: '', code: '' };

type PhoneFormProps = { account: Account; onDone: () => void };

/**
 * The owner is proved first, by a code to the number in force or, where that was never proved, by the password; then the
 * new number by a code to it. Nothing of it is retained anywhere.
 */
export function PhoneForm({ account, onDone }: PhoneFormProps) {
  const { t, locale } = useTranslation('account');
  const [typed, setTyped] = useState(empty);
  const [askCode] = useAccountPhoneCodeMutation();
  const [changePhone] = useAccountPhoneMutation();
  const { isPhoneProved } = account;
  const change = (part: Partial<NewPhone>) => setTyped((before) => ({ ...before, ...part }));
  const proof = {
    oldCode: isPhoneProved ? typed.oldCode : undefined,
    currentPassword: isPhoneProved ? undefined : typed.currentPassword,
  };
  const form = useSendForm({
    content: typed,
    problems: changePhoneProblems(typed, account),
    call: ({ phone, code }) => changePhone({ body: { phone: normalizePhone(phone), code, ...proof } }),
    onSent: ({ ended }) => {
      notify.success(t(ended > 0 ? 'phone.changedAndEnded' : 'phone.changed', { count: ended }));
      onDone();
    },
  });
  const firstField = form.idOf(isPhoneProved ? 'oldCode' : 'currentPassword');
  useEffect(() => jumpTo(firstField, 'nearest'), [firstField]);
  /** The button says it below itself, so the field is named. */
  const words = (field: string, message: string) =>
    field in empty ? t('phone.ofField', { field: t(`phone.${field as keyof NewPhone}`), message }) : message; // its own keys
  const requireNone = ([problem]: readonly Problem[]) => {
    if (problem) throw new Error(words(problem.path, problemMessage(problem, locale)));
  };
  const send = async (body: Parameters<typeof askCode>[0]['body']) => {
    const problem = problemOf(await askCode({ body }));
    if (problem) throw new Error(words(problem.field ?? '', problemText(problem, locale)));
  };
  const sendToNew = async () => {
    requireNone(newPhoneProblems(typed, account));
    await send({ number: 'new', phone: normalizePhone(typed.phone), ...proof });
  };
  const fields = { form, value: typed, change };
  return (
    <div className={styles.form}>
      {isPhoneProved ? (
        <CodeField
          id={form.idOf('oldCode')}
          label={t('phone.oldCode')}
          help={t('phone.sentTo', { phone: maskRecipient(account.phone) })}
          error={form.errorOf('oldCode')}
          value={typed.oldCode}
          onChange={(oldCode) => change({ oldCode })}
          onSend={() => send({ number: 'old' })}
        />
      ) : (
        <PasswordField
          id={form.idOf('currentPassword')}
          label={t('phone.currentPassword')}
          help={t('phone.whyPassword')}
          error={form.errorOf('currentPassword')}
          value={typed.currentPassword}
          onChange={(currentPassword) => change({ currentPassword })}
          autoComplete="current-password"
        />
      )}
      <TextField of={fields} name="phone" label={t('phone.phone')} isRequired />
      <CodeField
        id={form.idOf('code')}
        label={t('phone.code')}
        error={form.errorOf('code')}
        value={typed.code}
        onChange={(code) => change({ code })}
        onSend={sendToNew}
      />
      <SendFoot form={form} label={t('phone.save')}>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </SendFoot>
    </div>
  );
}
