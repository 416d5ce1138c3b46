import { bookingStatuses, warehouseTypes } from '@berth/contract';
import type { FilterField } from '@berth/ui';
import {
  useBookingPortsQuery,
  useBookingShipModesQuery,
} from '../booking-choices/booking-choices.queries.ts';
import { useFilterFields } from '../booking-rows/use-filter-fields.ts';

/** What the list can be filtered by; the first ones stand ready in the drawer. */
export function useBookingFilters(): FilterField[] {
  const { t, of, name, code, choice, named, short } = useFilterFields();
  const { data: ports } = useBookingPortsQuery();
  const { data: shipModes } = useBookingShipModesQuery();
  return [
    { ...name('goodsName'), isSelected: true },
    { ...of('etd', 'daterange'), isSelected: true },
    name('destinationName'),
    code('businessNumber'),
    code('customerBusinessNumber'),
    code('warehouseCode'),
    { ...choice('status', named(bookingStatuses, 'status')), label: t('list.status') },
    choice('receivingPlace', ports),
    choice('destination', ports),
    choice('dischargePort', ports),
    choice('transportChannel', shipModes),
    choice('warehouseType', named(warehouseTypes, 'warehouseType')),
    of('expectedWarehousingAt', 'datetimerange'),
    short('cartons', 'number'),
    short('weight', 'number'),
    short('volume', 'number'),
    short('isPickup', 'switch'),
    short('isDeclared', 'switch'),
  ];
}
