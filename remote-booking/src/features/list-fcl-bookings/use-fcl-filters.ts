import { bookingStatuses, warehouseTypes } from '@berth/contract';
import type { FilterField } from '@berth/ui';
import {
  useBookingCarriersQuery,
  useBookingPortsQuery,
  useBookingSizesQuery,
} from '../booking-choices/booking-choices.queries.ts';
import { useFilterFields } from '../booking-rows/use-filter-fields.ts';

/** What the FCL list can be filtered by; the first ones stand ready in the drawer. */
export function useFclFilters(): FilterField[] {
  const { t, of, name, code, choice, named, short } = useFilterFields();
  const { data: ports } = useBookingPortsQuery();
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
    { ...choice('status', named(bookingStatuses, 'status')), label: t('list.status') },
    of('siCutOffAt', 'datetimerange'),
    of('loadingAt', 'datetimerange'),
    choice('carrier', lines),
    code('vessel'),
    code('voyage'),
    choice('receivingPlace', ports),
    choice('destination', ports),
    choice('dischargePort', ports),
    choice('warehouseType', named(warehouseTypes, 'warehouseType')),
    code('warehouseCode'),
    of('containers', 'number'),
    short('weight', 'number'),
    short('isDeclared', 'switch'),
  ];
}
