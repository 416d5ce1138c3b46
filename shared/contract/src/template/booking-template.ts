import type { BookingBasics } from '../booking/booking-basics.ts';
import type { FclBooking } from '../booking/fcl/fcl-booking.ts';
import type { LclBooking } from '../booking/lcl/lcl-booking.ts';

/** Kinds of booking that are made from templates. */
export const templateKinds = ['lcl', 'fcl'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What a template holds: a booking of its kind without what belongs to one occasion ({@link templateContentOf}). */
export type TemplateContent = { kind: 'lcl'; booking: LclBooking } | { kind: 'fcl'; booking: FclBooking };

/** A named template, as lists show it; its content is asked for when it is used. */
export type BookingTemplate = {
  id: string;
  kind: TemplateKind;
  title: string;
  /** The name of the first cargo line that has one. */
  goodsName: string;
  lines: number;
  /** UN/LOCODE, '' where none is chosen. */
  destination: string;
  warehouseCode: string;
  /** Seen and used by every member of the customer; changed by its owner alone. */
  isShared: boolean;
  isMine: boolean;
  ownerName: string;
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time */
  updatedAt: string;
  /** Another one after each save, in no order. */
  version: string;
};

/** What one person may keep; a title is counted as people count it. */
export const templateLimits = { ofKind: 50, inAll: 100 } as const;

/**
 * What of a booking is worth keeping for the next ones: days, the customer's own order number, Amazon's numbers and what
 * a packed container weighs belong to one shipment, and a template that brought them along would have them booked twice.
 */
export function templateContentOf(content: TemplateContent): TemplateContent {
  if (content.kind === 'lcl') {
    const { booking } = content;
    return {
      kind: 'lcl',
      booking: { ...booking, ...withoutOccasion(booking), expectedWarehousingAt: null, pickupAt: null },
    };
  }
  const { booking } = content;
  const containers = booking.containers.map((container) => ({ ...container, vgmKg: null, vgmMethod: null }));
  const loadingPlaces = booking.loadingPlaces.map((place) => ({ ...place, loadingAt: null }));
  return { kind: 'fcl', booking: { ...booking, ...withoutOccasion(booking), containers, loadingPlaces } };
}

function withoutOccasion({ cargo }: BookingBasics) {
  return {
    customerBusinessNumber: '',
    etd: null,
    cargo: cargo.map((line) => ({ ...line, shipment_id: '', reference_id: '' })),
  };
}
