import { contactProblems, normalizeEmail } from '@berth/contract';
import { notify, restoreSession, useTranslation, useTypedPage } from '@berth/runtime';
import { jumpTo, SendFoot, TextField, TypedNotice, useTypedForm } from '@berth/ui';
import { Button } from 'antd';
import { useEffect } from 'react';
import { type Account, useAccountUpdateMutation } from '../calls/account.queries.ts';
import styles from './profile.module.css';

type ContactFormProps = { account: Account; onDone: () => void };

/** Contact and e-mail to change; what is typed is retained until it is saved or given up. */
export function ContactForm({ account, onDone }: ContactFormProps) {
  const { t } = useTranslation('account');
  const [update] = useAccountUpdateMutation();
  const initial = { contact: account.contact, email: account.email };
  const of = useTypedForm(useTypedPage(), 'contact', initial, (typed) => {
    const content = { contact: typed.contact.trim(), email: normalizeEmail(typed.email) };
    return {
      content,
      problems: contactProblems(content),
      call: ({ contact, email }: typeof content) => update({ body: { contact, email } }),
      onSent: () => {
        notify.success(t('contact.saved'));
        onDone();
        // Header and menu name the person, too.
        void restoreSession();
      },
    };
  });
  const { form, typed } = of;
  const firstField = form.idOf('contact');
  useEffect(() => jumpTo(firstField, 'nearest'), [firstField]);
  const giveUp = () => {
    typed.forget();
    onDone();
  };
  return (
    <div className={styles.form}>
      <TypedNotice typed={typed} />
      <TextField of={of} name="contact" label={t('contact.contact')} isRequired />
      <TextField of={of} name="email" label={t('contact.email')} help={t('contact.emailHelp')} />
      <SendFoot form={form} label={t('save')}>
        <Button onClick={giveUp}>{t('cancel')}</Button>
      </SendFoot>
    </div>
  );
}
