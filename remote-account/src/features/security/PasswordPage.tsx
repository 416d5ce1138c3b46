import { useTranslation } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { useState } from 'react';
import { AccountSection } from '../section/AccountSection.tsx';
import styles from '../section/section.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** `/usercenter/password`: a new password, and where the account is signed in. */
export function PasswordPage() {
  const { t } = useTranslation('account');
  const [changes, setChanges] = useState(0);
  return (
    <div className={styles.page}>
      <PageHeader title={t('password.page')} />
      <AccountSection title={t('password.title')} lead={t('password.lead')}>
        {/* After a change the form begins anew, empty and without errors. */}
        <PasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
      </AccountSection>
      <SessionsSection />
    </div>
  );
}
