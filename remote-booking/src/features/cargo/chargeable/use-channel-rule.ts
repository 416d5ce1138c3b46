import type { ChargeableRule } from '@berth/contract';
import { useBookingShipModesQuery } from '../../choices/booking-choices.queries.ts';

/** How a channel charges; null while none is chosen or the list of channels is not here. */
export function useChannelRule(channel: string): ChargeableRule | null {
  const { data } = useBookingShipModesQuery();
  return data?.find(({ value }) => value === channel)?.chargeable ?? null;
}
