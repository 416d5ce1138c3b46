import { useTranslation } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { useAccountNoticesQuery } from '../calls/account.queries.ts';
import profile from '../profile/profile.module.css';
import { Loaded } from '../section/Loaded.tsx';
import { NoticesForm } from './NoticesForm.tsx';

/** `/usercenter/push`: one's own notice settings. */
export function NoticesPage() {
  const { t } = useTranslation('account');
  const query = useAccountNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={profile.page}>
      <PageHeader title={t('notices.title')} />
      <Loaded query={query} lines={8}>
        {(notices) => <NoticesForm key={JSON.stringify(notices)} notices={notices} />}
      </Loaded>
    </div>
  );
}
