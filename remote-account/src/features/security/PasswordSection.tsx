import { Link, useTranslation } from '@berth/runtime';
import { accountPaths } from '../../paths.ts';
import { AccountSection } from '../section/AccountSection.tsx';

/** Where the password is changed: a page of its own, with the devices that it signs out. */
export function PasswordSection() {
  const { t } = useTranslation('account');
  return (
    <AccountSection
      title={t('password.title')}
      lead={t('password.lead')}
      action={<Link to={accountPaths.password()}>{t('password.toPage')}</Link>}
    />
  );
}
