import { type BookingBasics, voyageHints } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { leftOut } from '@berth/ui';
import { useBookingShipModesQuery } from '../../choices/booking-choices.queries.ts';
import { useDeliveryHint } from '../../choices/use-delivery-hint.ts';
import { bookingParts } from './form-kind.ts';
import { isSoon, pastHint } from './is-past.ts';

/** Of the fields of a draft, those that hints are about. */
type HintedDraft = Pick<
  BookingBasics,
  | 'receivingPlace'
  | 'destination'
  | 'dischargePort'
  | 'etd'
  | 'warehouseType'
  | 'warehouseCode'
  | 'country'
  | 'isDestinationSelfPickup'
> & {
  transportChannel?: string;
  expectedWarehousingAt?: string | null;
  isPickup?: boolean;
  pickupAt?: string | null;
};

/** What is worth a second look at single fields, in words by field: it stops nobody from booking. */
export function useFieldHints(draft: HintedDraft): ReadonlyMap<string, string> {
  const { t } = useTranslation('booking');
  const { transportChannel = '', etd, expectedWarehousingAt = null } = draft;
  const { data: channels } = useBookingShipModesQuery(undefined, { skip: transportChannel === '' });
  const channel = channels?.find(({ value }) => value === transportChannel);
  const delivery = useDeliveryHint(draft);
  const hints = new Map<string, string>(delivery ? [delivery] : []);
  for (const part of leftOut(bookingParts, draft)) hints.set(part, t(`leftOut.${part}`));
  for (const { field, hint } of voyageHints(draft, channel?.countryCodes))
    hints.set(field, t(`voyage.${hint}`));
  // What lies ahead when one books.
  const dates = { etd, expectedWarehousingAt, pickupAt: (draft.isPickup && draft.pickupAt) || null };
  for (const [field, when] of Object.entries(dates)) {
    const hint = pastHint(when, new Date());
    if (hint) hints.set(field, t(hint));
  }
  if (etd && isSoon(etd, new Date())) hints.set('etd', t('help.soon'));
  return hints;
}
