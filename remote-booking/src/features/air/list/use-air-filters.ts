import { airBookingList } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { type FilterField, filterFields } from '@berth/ui';
import { submittedStatuses, useFilterFields } from '../../bookings/list/use-filter-fields.ts';
import { useBookingAirportsQuery } from '../../choices/booking-choices.queries.ts';

/** What the air list can be filtered by. */
export function useAirFilters(): FilterField[] {
  const { locale } = useTranslation('booking');
  const { named } = useFilterFields();
  const { data: airports } = useBookingAirportsQuery();
  return filterFields(airBookingList, locale, {
    status: named(submittedStatuses, 'status'),
    receivingPlace: airports,
    destination: airports,
  });
}
