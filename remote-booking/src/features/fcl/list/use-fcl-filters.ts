import type { FilterField } from '@berth/ui';
import { useFilterFields } from '../../bookings/list/use-filter-fields.ts';
import { useSeaFilters } from '../../bookings/list/use-sea-filters.ts';
import { useBookingCarriersQuery, useBookingSizesQuery } from '../../choices/booking-choices.queries.ts';

/** What the FCL list can be filtered by. */
export function useFclFilters(): FilterField[] {
  const { of, name, code, choice, status, short } = useFilterFields();
  const { places, warehouseType } = useSeaFilters();
  const { data: sizes } = useBookingSizesQuery();
  const { data: carriers } = useBookingCarriersQuery();
  const lines = carriers?.filter(({ mode }) => mode === 'sea');
  return [
    { ...of('etd', 'daterange'), isSelected: true },
    { ...choice('containerTypes', sizes), isSelected: true },
    name('destinationName'),
    name('goodsName'),
    code('businessNumber'),
    code('customerBusinessNumber'),
    code('containerNumber'),
    code('shipmentId'),
    status,
    of('siCutOffAt', 'datetimerange'),
    of('loadingAt', 'datetimerange'),
    choice('carrier', lines),
    code('vessel'),
    code('voyage'),
    ...places,
    warehouseType,
    code('warehouseCode'),
    of('containers', 'number'),
    short('weight', 'number'),
    short('isDeclared', 'switch'),
  ];
}
