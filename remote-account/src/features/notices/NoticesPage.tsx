import { useTranslation } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { useAccountNoticesQuery } from '../calls/account.queries.ts';
import { Loaded } from '../section/Loaded.tsx';
import section from '../section/section.module.css';
import { NoticesForm } from './NoticesForm.tsx';

/** `/usercenter/push`: one's own notice settings. */
export function NoticesPage() {
  const { t } = useTranslation('account');
  const query = useAccountNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={section.page}>
      <PageHeader title={t('notices.title')} />
      <Loaded query={query} lines={8}>
        {(notices) => <NoticesForm notices={notices} readAnew={query.refetch} />}
      </Loaded>
    </div>
  );
}
