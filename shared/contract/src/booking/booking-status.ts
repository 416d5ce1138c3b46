import { canBecome, canDo, type StatusTable, stepsBetween } from '../rule/status-table.ts';
import type { BookingKind } from './business-number.ts';

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

/** Where a booking can stand that no customer drafts. */
export const submittedStatuses = /* @__PURE__ */ bookingStatuses.filter((status) => status !== 'draft');

/** What its customer does with a booking. */
const customerActions = [
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
  /** VGM of containers that are packed by now. */
  'submitVgm',
  'deleteDraft',
] as const;

/** What the forwarder's systems do by the integration API; the first is the gate's: the cargo has come. */
const systemActions = [
  'confirmEntry',
  'giveEntryNumber',
  'measure',
  /** A wrong scan at the gate. */
  'undoEntry',
  'undoMeasurement',
  'assignContainers',
  /** The ship of a full container, and its cut-offs. */
  'giveSailing',
  /** Of air freight. */
  'giveFlight',
  /** A shipping document (单证). */
  'addDocument',
] as const;

/** All that can be done with a booking. */
export const bookingActions = [...customerActions, ...systemActions] as const;
export type BookingAction = (typeof bookingActions)[number];

type BookingStatusTable = StatusTable<BookingStatus, BookingAction, 'customer' | 'system'>;

const papers = ['submitCustoms', 'printFigure', 'printMarks', 'track', 'copy', 'addDocument'] as const;
/** What the carriers tell until the cargo is there. */
const carriage = ['assignContainers', 'giveSailing', 'giveFlight'] as const;

/**
 * The one table of what may follow what and what may be done where; server and screen obey it. A booking is edited by
 * its customer until the cargo is in the warehouse, without what it was booked by once its space is fixed
 * (`frozenFields`); the VGM alone follows later, until the ship is in port. Cargo that has left is not returned
 * (`obstacleToReturn`). A returned (退载) booking is neither edited nor has customs documents submitted (spec section 4),
 * and nothing more is told of it: it can only be copied. What was submitted once is never deleted.
 */
export const bookingStatusRules: BookingStatusTable['rules'] = {
  draft: { next: ['toBeReceived'], actions: ['edit', 'submit', 'copy', 'deleteDraft'] },
  toBeReceived: {
    next: ['received', 'returned'],
    actions: [
      ...papers,
      ...carriage,
      'edit',
      // A submitted booking is submitted anew with each change.
      'submit',
      'return',
      'submitVgm',
      'showEntryCode',
      'confirmEntry',
      'giveEntryNumber',
    ],
  },
  received: {
    next: ['spaceLocked', 'returned'],
    // A second lorry may still come.
    actions: [
      ...papers,
      ...carriage,
      'return',
      'submitVgm',
      'showEntryCode',
      'giveEntryNumber',
      'measure',
      'undoEntry',
      'undoMeasurement',
    ],
  },
  spaceLocked: {
    next: ['arrived', 'returned'],
    actions: [...papers, ...carriage, 'return', 'submitVgm', 'measure', 'undoMeasurement'],
  },
  arrived: { next: ['pickedUp'], actions: papers },
  pickedUp: { next: [], actions: papers },
  returned: { next: [], actions: ['copy'] },
};

const statusTable: BookingStatusTable = {
  rules: bookingStatusRules,
  actors: { customer: customerActions, system: systemActions },
  exits: ['returned'],
};

/**
 * What is done with bookings of some kinds alone. Only a consolidation passes our warehouse: a full container is loaded
 * where its customer says and weighed there; of air freight the airline's house does the same. The ship of a
 * consolidation is its box's, as events tell.
 */
const actionsOfSomeKinds = {
  submitVgm: ['fcl'],
  giveSailing: ['fcl'],
  giveFlight: ['air'],
  assignContainers: ['lcl', 'fcl'],
  showEntryCode: ['lcl'],
  confirmEntry: ['lcl'],
  giveEntryNumber: ['lcl'],
  measure: ['lcl'],
  undoEntry: ['lcl'],
  undoMeasurement: ['lcl'],
} as const satisfies { [Action in BookingAction]?: readonly BookingKind[] };

type ActionOfSomeKinds = keyof typeof actionsOfSomeKinds;

/** Whether something is ever done with bookings of a kind. */
export function isActionOfKind(action: BookingAction, kind: BookingKind): boolean {
  const kinds: { [Action in BookingAction]?: readonly BookingKind[] } = actionsOfSomeKinds;
  return kinds[action]?.includes(kind) ?? true;
}

/** Whether customers make bookings of a kind themselves; the others are entered by staff, and only read by them. */
export function isMadeByCustomer(kind: BookingKind): boolean {
  return kind !== 'air';
}

const ports = ['receivingPlace', 'destination', 'dischargePort'] as const;

/** What space is booked by, and so what stays once it is fixed; of air freight the customer changes nothing at all. */
const fieldsOfSpace = {
  lcl: ports,
  fcl: [...ports, 'containers'],
  air: [],
} as const satisfies Record<BookingKind, readonly string[]>;

export type FrozenField = (typeof fieldsOfSpace)[BookingKind][number];

/**
 * The fields of a booking that its customer can no longer change though the rest may be edited. Its space is fixed as
 * soon as the carrier has confirmed it by naming the ship, or containers are assigned to it; and what has sailed has
 * sailed, whatever became of its container since.
 */
export function frozenFields(booking: {
  kind: BookingKind;
  /** How many are assigned to it. */
  assignedContainers: number;
  /** Its ship was told. */
  hasSailing: boolean;
  hasDeparted: boolean;
}): readonly FrozenField[] {
  const isFixed = booking.assignedContainers > 0 || booking.hasSailing || booking.hasDeparted;
  return isFixed ? fieldsOfSpace[booking.kind] : [];
}

/** Whether something may be done with a booking that stands there; of what not every kind has, the kind decides too. */
export function canBooking(status: BookingStatus, action: Exclude<BookingAction, ActionOfSomeKinds>): boolean;
export function canBooking(status: BookingStatus, action: BookingAction, kind: BookingKind): boolean;
export function canBooking(status: BookingStatus, action: BookingAction, kind?: BookingKind): boolean {
  const isOfKind = kind === undefined || isActionOfKind(action, kind);
  return canDo(statusTable, status, action) && isOfKind;
}

export function canBookingBecome(from: BookingStatus, to: BookingStatus): boolean {
  return canBecome(statusTable, from, to);
}

/**
 * The steps from one status to a later one on the way of a shipment, each allowed by the table; none where it is there
 * or beyond, or where no way leads on (a draft, a returned booking).
 */
export function stepsToStatus(from: BookingStatus, to: BookingStatus): BookingStatus[] {
  return from === 'draft' ? [] : stepsBetween(statusTable, from, to);
}

/** Why a booking cannot be returned (退载), or null: its status, or that a container with its cargo has sailed. */
export function obstacleToReturn(booking: {
  status: BookingStatus;
  /** Also in one that it was in before. */
  hasDeparted: boolean;
}): 'status' | 'departed' | null {
  if (!canBooking(booking.status, 'return')) return 'status';
  return booking.hasDeparted ? 'departed' : null;
}

/** What a reason for a return may have, in characters. */
export const maxReturnReason = 200;

/** How many bookings a call about several takes: one page of the list, whatever its size. */
export const maxBookingsAtOnce = 50;
