import { canDeliverByLand } from '../trade/delivery-reach.ts';
import type { BookingBasics } from './booking-basics.ts';

type Voyage = Pick<BookingBasics, 'receivingPlace' | 'destination'>;

/** What is odd, and the field that says it does. */
type VoyageHint = { field: 'destination' | 'transportChannel'; hint: 'samePlace' | 'otherCountry' };

/**
 * What should be looked at in a voyage; it keeps nobody from booking. Cargo goes to where it is received, or the
 * channel serves no country (ISO 3166-1) that the destination (UN/LOCODE) has a way by land to. Without `countryCodes`
 * nothing is known of the channel.
 */
export function voyageHints(
  { receivingPlace, destination }: Voyage,
  countryCodes: readonly string[] = [],
): VoyageHint[] {
  if (destination === '') return [];
  const hints: VoyageHint[] = [];
  // The first two characters of a UN/LOCODE are its country.
  const country = destination.slice(0, 2);
  const isServed = countryCodes.some((served) => canDeliverByLand(country, served));
  if (countryCodes.length > 0 && !isServed) hints.push({ field: 'transportChannel', hint: 'otherCountry' });
  if (receivingPlace === destination) hints.push({ field: 'destination', hint: 'samePlace' });
  return hints;
}
