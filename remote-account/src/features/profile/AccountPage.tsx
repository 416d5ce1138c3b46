import { useTranslation } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { useAccountInfoQuery } from '../calls/account.queries.ts';
import { PhoneSection } from '../phone/PhoneSection.tsx';
import { Loaded } from '../section/Loaded.tsx';
import styles from '../section/section.module.css';
import { PasswordSection } from '../security/PasswordSection.tsx';
import { CompanySection } from './CompanySection.tsx';
import { ContactSection } from './ContactSection.tsx';

/** `/usercenter`: one's own account, each section read and changed in its place. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const query = useAccountInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <Loaded query={query} lines={8}>
        {(account) => (
          <>
            <ContactSection account={account} />
            <PhoneSection account={account} />
            <CompanySection company={account.company} />
          </>
        )}
      </Loaded>
      <PasswordSection />
    </div>
  );
}
