import { deliveryHint, normalizeCode } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import {
  useBookingCountriesQuery,
  useBookingPortsQuery,
  useWarehouseChoices,
} from './booking-choices.queries.ts';
import { nameOf } from './place-name.ts';

type Delivery = Parameters<typeof deliveryHint>[0] & { warehouseCode: string };

/**
 * The hint at a field of the delivery, in words; none while the list of warehouses is not here. Nothing is asked for to
 * name ports and countries before there is one.
 */
export function useDeliveryHint(
  delivery: Delivery,
): (field: 'country' | 'warehouseCode') => { warning?: string } {
  const { t, locale } = useTranslation('booking');
  const { options } = useWarehouseChoices(delivery.warehouseType);
  const warehouse = options?.find(({ value }) => value === normalizeCode(delivery.warehouseCode));
  const hint = deliveryHint(delivery, warehouse?.countryCode);
  const { data: ports } = useBookingPortsQuery(undefined, { skip: !hint });
  const { data: countries } = useBookingCountriesQuery(undefined, { skip: !hint });
  return (field) => {
    if (hint?.field !== field) return {};
    const port = nameOf(ports, hint.port, locale);
    const country = nameOf(countries, hint.country, locale);
    return { warning: t('delivery.beyondPort', { port, country }) };
  };
}
