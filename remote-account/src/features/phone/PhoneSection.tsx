import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import type { Account } from '../calls/account.queries.ts';
import { AccountSection } from '../section/AccountSection.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import styles from './phone.module.css';

/** The number by which one signs in and gets codes; changed in its place. */
export function PhoneSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const [isEdited, setEdited] = useState(false);
  const { phone, isPhoneProved, canChangePhone } = account;
  const state = isPhoneProved ? 'proved' : 'unproved';
  return (
    <AccountSection
      title={t('phone.title')}
      lead={t(canChangePhone ? 'phone.lead' : 'phone.closed')}
      action={
        canChangePhone &&
        !isEdited && (
          <Button onClick={() => setEdited(true)}>{t(isPhoneProved ? 'phone.change' : 'phone.prove')}</Button>
        )
      }
    >
      <p className={styles.number}>
        {phone === '' ? t('phone.none') : phone}
        {phone !== '' && <span className={styles.state}>{t(`phone.${state}`)}</span>}
      </p>
      {isEdited && <PhoneForm account={account} onDone={() => setEdited(false)} />}
    </AccountSection>
  );
}
