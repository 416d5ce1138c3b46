import { Link, useOpenPagePath, usePageTitle, usePassingPage, useTranslation } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';

/** In place of a booking that does not exist, or is not this customer's. */
export function BookingNotFound({ listPath }: { listPath: string }) {
  const { t } = useTranslation('booking');
  const toList = useOpenPagePath(listPath);
  usePageTitle(t('notFound.title'));
  usePassingPage();
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState text={t('notFound.text')} action={<Link to={toList}>{t('edit.toList')}</Link>} />
    </>
  );
}
