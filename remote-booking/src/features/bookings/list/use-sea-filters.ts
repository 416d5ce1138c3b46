import { warehouseTypes } from '@berth/contract';
import { useBookingPortsQuery } from '../../choices/booking-choices.queries.ts';
import { useFilterFields } from './use-filter-fields.ts';

/** What only the lists of sea freight can be filtered by. */
export function useSeaFilters() {
  const { choice, named } = useFilterFields();
  const { data: ports } = useBookingPortsQuery();
  return {
    places: [choice('receivingPlace', ports), choice('destination', ports), choice('dischargePort', ports)],
    warehouseType: choice('warehouseType', named(warehouseTypes, 'warehouseType')),
  };
}
