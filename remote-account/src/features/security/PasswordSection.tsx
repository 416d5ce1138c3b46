import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { AccountSection } from '../section/AccountSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The password, which is never shown; changed in its place. */
export function PasswordSection() {
  const { t } = useTranslation('account');
  const [isEdited, setEdited] = useState(false);
  return (
    <AccountSection
      title={t('password.title')}
      lead={t('password.lead')}
      action={!isEdited && <Button onClick={() => setEdited(true)}>{t('password.change')}</Button>}
    >
      {isEdited && <PasswordForm onDone={() => setEdited(false)} />}
    </AccountSection>
  );
}
