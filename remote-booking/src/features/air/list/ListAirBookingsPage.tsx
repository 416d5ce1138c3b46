import { airBookingList, airPermission } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';
import { BookingList } from '../../bookings/list/BookingList.tsx';
import { airList } from './air-list.tsx';

/** `/business/air/index`: the customer's air bookings, for those who may see them. */
export function ListAirBookingsPage() {
  const { t, locale } = useTranslation('booking');
  if (useHasPermission(airPermission)) return <BookingList of={airList} />;
  return (
    <>
      <PageHeader title={airBookingList.title[locale]} />
      <EmptyState text={t('air.noPermission')} />
    </>
  );
}
