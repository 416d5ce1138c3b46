import { useTranslation } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';

/** In place of the form of a new booking, for who may not make one. */
export function NoPermission({ kind }: { kind: string }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <PageHeader title={t('edit.newTitle', { context: kind })} />
      <EmptyState text={t('edit.noPermission')} />
    </>
  );
}
