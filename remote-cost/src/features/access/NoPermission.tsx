import { useTranslation } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';

/** In place of a page that its reader may not see. */
export function NoPermission() {
  const { t } = useTranslation('cost');
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState text={t('noPermission')} />
    </>
  );
}
