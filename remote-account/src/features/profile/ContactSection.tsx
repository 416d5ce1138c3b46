import { useTranslation } from '@berth/runtime';
import { DescriptionList } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Account } from '../calls/account.queries.ts';
import { AccountSection } from '../section/AccountSection.tsx';
import { Avatar } from './Avatar.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './profile.module.css';

/** How the owner of the account is reached; changed in its place. */
export function ContactSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const [isEdited, setEdited] = useState(false);
  const { contact, email, avatar } = account;
  return (
    <AccountSection
      title={t('contact.title')}
      action={!isEdited && <Button onClick={() => setEdited(true)}>{t('change')}</Button>}
    >
      {isEdited ? (
        <ContactForm account={account} onDone={() => setEdited(false)} />
      ) : (
        <div className={styles.person}>
          <Avatar name={contact} src={avatar} />
          <DescriptionList
            columns={2}
            items={[
              { key: 'account', label: t('contact.account'), value: account.account },
              { key: 'contact', label: t('contact.contact'), value: contact },
              { key: 'email', label: t('contact.email'), value: email },
            ]}
          />
        </div>
      )}
    </AccountSection>
  );
}
