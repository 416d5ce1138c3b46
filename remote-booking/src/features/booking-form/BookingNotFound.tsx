import { Link, useOpenPagePath, usePageTitle, useTranslation } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';
import { bookingPaths } from '../../paths.ts';

/** In place of a booking that does not exist, or is not this customer's. */
export function BookingNotFound() {
  const { t } = useTranslation('booking');
  const toList = useOpenPagePath(bookingPaths.list());
  usePageTitle(t('notFound.title'));
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState text={t('notFound.text')} action={<Link to={toList}>{t('edit.toList')}</Link>} />
    </>
  );
}
