/** Where a booking stands (spec section 4), with `draft` for one that was never submitted. */
export const bookingStatuses = [
  'draft',
  'toBeReceived',
  'received',
  'spaceLocked',
  'arrived',
  'pickedUp',
  'returned',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

type StatusRules = { next: readonly BookingStatus[]; isEditable: boolean };

/**
 * The one table of what may follow what and what may be done where. A booking is edited by its customer
 * until the cargo is in the warehouse; a returned (退载) one never again. Cargo that has left is not returned.
 */
export const bookingStatusRules: Readonly<Record<BookingStatus, StatusRules>> = {
  draft: { next: ['toBeReceived'], isEditable: true },
  toBeReceived: { next: ['received', 'returned'], isEditable: true },
  received: { next: ['spaceLocked', 'returned'], isEditable: false },
  spaceLocked: { next: ['arrived', 'returned'], isEditable: false },
  arrived: { next: ['pickedUp'], isEditable: false },
  pickedUp: { next: [], isEditable: false },
  returned: { next: [], isEditable: false },
};

export function isBookingEditable(status: BookingStatus): boolean {
  return bookingStatusRules[status].isEditable;
}

export function canBookingBecome(from: BookingStatus, to: BookingStatus): boolean {
  return bookingStatusRules[from].next.includes(to);
}
