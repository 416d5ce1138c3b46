import type { FilterField } from '@berth/ui';
import { submittedStatuses, useFilterFields } from '../../bookings/list/use-filter-fields.ts';
import { useBookingAirportsQuery } from '../../choices/booking-choices.queries.ts';

/** What the air list can be filtered by. */
export function useAirFilters(): FilterField[] {
  const { t, of, name, code, choice, status, short } = useFilterFields(submittedStatuses);
  const { data: airports } = useBookingAirportsQuery();
  return [
    { ...code('waybillNumber'), isSelected: true },
    { ...of('etd', 'daterange'), isSelected: true },
    name('destinationName'),
    name('goodsName'),
    code('businessNumber'),
    code('customerBusinessNumber'),
    code('flightNumber'),
    status,
    { ...choice('receivingPlace', airports), label: t('field.fromAirport') },
    { ...choice('destination', airports), label: t('field.toAirport') },
    short('cartons', 'number'),
    short('weight', 'number'),
    { ...of('chargeableWeight', 'number'), label: t('air.chargeable') },
  ];
}
