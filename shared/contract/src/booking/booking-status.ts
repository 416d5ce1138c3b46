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

/** All that can be done with a booking. */
export const bookingActions = [
  // The customer's.
  'edit',
  'submit',
  /** 退载 */
  'return',
  'submitCustoms',
  'printFigure',
  'printMarks',
  /** The code that the warehouse's gate scans. */
  'showEntryCode',
  'track',
  'copy',
  // What the forwarder's systems do by the integration API; the first is the gate's: the cargo has come.
  'confirmEntry',
  'giveEntryNumber',
  'measure',
  'assignContainers',
] as const;
export type BookingAction = (typeof bookingActions)[number];

type StatusRules = { next: readonly BookingStatus[]; actions: readonly BookingAction[] };

const papers = ['submitCustoms', 'printFigure', 'printMarks', 'track', 'copy'] as const;

/**
 * The one table of what may follow what and what may be done where; server and screen obey it. A booking is edited by
 * its customer until the cargo is in the warehouse. Cargo that has left is not returned. A returned (退载) booking is
 * neither edited nor has customs documents submitted (spec section 4): it can only be copied.
 */
export const bookingStatusRules: Readonly<Record<BookingStatus, StatusRules>> = {
  draft: { next: ['toBeReceived'], actions: ['edit', 'submit', 'copy'] },
  toBeReceived: {
    next: ['received', 'returned'],
    actions: [
      ...papers,
      'edit',
      // A submitted booking is submitted anew with each change.
      'submit',
      'return',
      'showEntryCode',
      'confirmEntry',
      'giveEntryNumber',
      'assignContainers',
    ],
  },
  received: {
    next: ['spaceLocked', 'returned'],
    // A second lorry may still come.
    actions: [...papers, 'return', 'showEntryCode', 'giveEntryNumber', 'measure', 'assignContainers'],
  },
  spaceLocked: {
    next: ['arrived', 'returned'],
    actions: [...papers, 'return', 'measure', 'assignContainers'],
  },
  arrived: { next: ['pickedUp'], actions: papers },
  pickedUp: { next: [], actions: papers },
  returned: { next: [], actions: ['copy'] },
};

/** Whether something may be done with a booking that stands there. */
export function canBooking(status: BookingStatus, action: BookingAction): boolean {
  return bookingStatusRules[status].actions.includes(action);
}

export function canBookingBecome(from: BookingStatus, to: BookingStatus): boolean {
  return bookingStatusRules[from].next.includes(to);
}

/**
 * The steps from one status to a later one on the way of a shipment, each allowed by the table; none where it is there
 * or beyond, or where no way leads on (a draft, a returned booking).
 */
export function stepsToStatus(from: BookingStatus, to: BookingStatus): BookingStatus[] {
  const steps: BookingStatus[] = [];
  if (from === 'draft' || to === 'returned') return steps;
  let at: BookingStatus = from;
  while (at !== to) {
    const next: BookingStatus | undefined = bookingStatusRules[at].next.find(
      (status) => status !== 'returned',
    );
    if (!next) return [];
    steps.push(next);
    at = next;
  }
  return steps;
}

/** Why a booking cannot be returned (退载), or null: its status, or that a container with its cargo has sailed. */
export function obstacleToReturn(booking: {
  status: BookingStatus;
  hasDeparted: boolean;
}): 'status' | 'departed' | null {
  if (!canBooking(booking.status, 'return')) return 'status';
  return booking.hasDeparted ? 'departed' : null;
}

/** What a reason for a return may have, in characters. */
export const maxReturnReason = 200;
