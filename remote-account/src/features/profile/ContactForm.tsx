import { contactProblems, normalizeEmail } from '@berth/contract';
import { notify, restoreSession, uploadFile, useTranslation, useTypedPage } from '@berth/runtime';
import {
  FormField,
  ImageUpload,
  jumpTo,
  SendFoot,
  TextField,
  TypedNotice,
  type UploadedFile,
  type UploadFile,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { type Account, useAccountUpdateMutation } from '../calls/account.queries.ts';
import styles from './profile.module.css';
import { squarePicture } from './square-picture.ts';

type ContactFormProps = { account: Account; onDone: () => void };
type ContactDraft = { contact: string; email: string; avatar: readonly UploadedFile[] };

/** Contact, e-mail and picture to change; what is typed is retained until it is saved or given up. */
export function ContactForm({ account, onDone }: ContactFormProps) {
  const { t } = useTranslation('account');
  const [update] = useAccountUpdateMutation();
  const [waiting, setWaiting] = useState(0);
  const [begun] = useState(account);
  const initial: ContactDraft = {
    contact: account.contact,
    email: account.email,
    avatar: account.avatar === '' ? [] : [{ fileName: t('contact.avatar'), src: account.avatar }],
  };
  const of = useTypedForm(useTypedPage(), 'contact', initial, (typed) => {
    const content = {
      contact: typed.contact.trim(),
      email: normalizeEmail(typed.email),
      avatar: typed.avatar[0]?.src ?? '',
    };
    return {
      content,
      problems: contactProblems(content),
      call: (sent: typeof content) => update({ body: changedParts(sent, begun) }),
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
      <FormField
        id={form.idOf('avatar')}
        label={t('contact.avatar')}
        help={t('contact.avatarHelp')}
        error={form.errorOf('avatar')}
        isGroup
      >
        {(control) => (
          <ImageUpload
            {...control}
            value={typed.value.avatar}
            upload={uploadSquare}
            onUploading={({ underWay }) => setWaiting(underWay)}
            onChange={(next) => of.change({ avatar: next(typed.value.avatar) })}
          />
        )}
      </FormField>
      <SendFoot form={form} label={t('save')} isDisabled={waiting > 0}>
        <Button onClick={giveUp}>{t('cancel')}</Button>
      </SendFoot>
    </div>
  );
}

type Content = Pick<Account, 'contact' | 'email' | 'avatar'>;

/** What differs from what the form began with: another window may have changed the rest. */
function changedParts(content: Content, begun: Content): Partial<Content> {
  const { contact, email, avatar } = content;
  return {
    ...(contact !== begun.contact && { contact }),
    ...(email !== begun.email && { email }),
    ...(avatar !== begun.avatar && { avatar }),
  };
}

const uploadSquare: UploadFile = async (file, options) =>
  await uploadFile(await squarePicture(file), options);
