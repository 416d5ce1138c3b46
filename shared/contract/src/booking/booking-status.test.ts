import { describe, expect, test } from '@jest/globals';
import {
  type BookingAction,
  type BookingStatus,
  bookingActions,
  bookingStatuses,
  bookingStatusRules,
  canBooking,
  canBookingBecome,
  frozenFields,
  isMadeByCustomer,
  obstacleToReturn,
  stepsToStatus,
} from './booking-status.ts';

const kinds = ['lcl', 'fcl', 'air'] as const;
const where = (action: BookingAction) =>
  bookingStatuses.filter((status) => kinds.some((kind) => canBooking(status, action, kind)));

describe('the states of a booking', () => {
  test('it passes through them in order and never goes back', () => {
    for (const from of bookingStatuses) {
      for (const to of bookingStatusRules[from].next) {
        expect(bookingStatuses.indexOf(to)).toBeGreaterThan(bookingStatuses.indexOf(from));
      }
    }
  });

  test('it can be returned until the cargo has left, and nothing follows a return', () => {
    const returnable = bookingStatuses.filter((status) => canBookingBecome(status, 'returned'));
    expect(returnable).toEqual(['toBeReceived', 'received', 'spaceLocked']);
    expect(bookingStatuses.filter((status) => canBookingBecome('returned', status))).toEqual([]);
  });

  test('each can be reached from a draft', () => {
    const reached = new Set(['draft']);
    for (const status of bookingStatuses) {
      if (reached.has(status)) for (const next of bookingStatusRules[status].next) reached.add(next);
    }
    expect(reached.size).toBe(bookingStatuses.length);
  });
});

describe('what can be done with a booking', () => {
  const submitted = ['toBeReceived', 'received', 'spaceLocked', 'arrived', 'pickedUp'];

  test.each<[BookingAction, string[]]>([
    ['edit', ['draft', 'toBeReceived']],
    ['submit', ['draft', 'toBeReceived']],
    ['return', ['toBeReceived', 'received', 'spaceLocked']],
    ['submitCustoms', submitted],
    ['printFigure', submitted],
    ['printMarks', submitted],
    ['showEntryCode', ['toBeReceived', 'received']],
    ['track', submitted],
    ['copy', [...bookingStatuses]],
    ['submitVgm', ['toBeReceived', 'received', 'spaceLocked']],
    ['deleteDraft', ['draft']],
    ['confirmEntry', ['toBeReceived']],
    ['giveEntryNumber', ['toBeReceived', 'received']],
    ['measure', ['received', 'spaceLocked']],
    ['undoEntry', ['received']],
    ['undoMeasurement', ['received', 'spaceLocked']],
    ['assignContainers', ['toBeReceived', 'received', 'spaceLocked']],
    ['giveSailing', ['toBeReceived', 'received', 'spaceLocked']],
    ['giveFlight', ['toBeReceived', 'received', 'spaceLocked']],
    ['addDocument', submitted],
  ])('%s', (action, statuses) => {
    expect(where(action)).toEqual(statuses);
  });

  test.each<[BookingAction, string[]]>([
    ['showEntryCode', ['lcl']],
    ['confirmEntry', ['lcl']],
    ['giveEntryNumber', ['lcl']],
    ['measure', ['lcl']],
    ['undoEntry', ['lcl']],
    ['undoMeasurement', ['lcl']],
    ['submitVgm', ['fcl']],
    ['giveSailing', ['fcl']],
    ['giveFlight', ['air']],
    ['assignContainers', ['lcl', 'fcl']],
    ['addDocument', ['lcl', 'fcl', 'air']],
    ['printFigure', ['lcl', 'fcl', 'air']],
  ])('%s: of bookings by %j', (action, expected) => {
    expect(
      kinds.filter(
        (kind) => canBooking('received', action, kind) || canBooking('toBeReceived', action, kind),
      ),
    ).toEqual(expected);
  });

  test('every action is told about above, and is possible somewhere', () => {
    for (const action of bookingActions) expect(where(action)).not.toEqual([]);
    expect(bookingActions).toHaveLength(20);
  });

  test('returning and becoming returned are one and the same', () => {
    expect(where('return')).toEqual(bookingStatuses.filter((status) => canBookingBecome(status, 'returned')));
  });

  test('cargo that has sailed is not returned', () => {
    expect(obstacleToReturn({ status: 'spaceLocked', hasDeparted: false })).toBeNull();
    expect(obstacleToReturn({ status: 'spaceLocked', hasDeparted: true })).toBe('departed');
    expect(obstacleToReturn({ status: 'arrived', hasDeparted: true })).toBe('status');
  });
});

describe('what is frozen', () => {
  const ports = ['receivingPlace', 'destination', 'dischargePort'];
  const none = { assignedContainers: 0, hasSailing: false, hasDeparted: false };

  test.each([
    ['containers are assigned', { assignedContainers: 1 }],
    ['its ship was told', { hasSailing: true }],
    ['it has sailed, though it is in no container any more', { hasDeparted: true }],
  ])('is what space was booked by, as soon as %s', (_what, fact) => {
    const frozen = (kind: 'lcl' | 'fcl' | 'air') => frozenFields({ kind, ...none, ...fact });
    expect(frozen('lcl')).toEqual(ports);
    expect(frozen('fcl')).toEqual([...ports, 'containers']);
    expect(frozen('air')).toEqual([]);
  });

  test('is nothing before that', () => {
    expect(kinds.map((kind) => frozenFields({ kind, ...none }))).toEqual([[], [], []]);
  });
});

test('customers make bookings by sea; those by air they read', () => {
  expect(kinds.filter(isMadeByCustomer)).toEqual(['lcl', 'fcl']);
});

describe('the steps to a later status', () => {
  test('are each in the table and end there', () => {
    for (const from of bookingStatuses) {
      for (const to of bookingStatuses) {
        const steps = stepsToStatus(from, to);
        const way: BookingStatus[] = [from, ...steps];
        for (const [index, step] of steps.entries()) {
          expect(canBookingBecome(way[index] ?? from, step)).toBe(true);
        }
        if (steps.length > 0) expect(steps.at(-1)).toBe(to);
      }
    }
  });

  test('lead from the warehouse to the port, and nowhere from a draft, a return or backwards', () => {
    expect(stepsToStatus('received', 'arrived')).toEqual(['spaceLocked', 'arrived']);
    expect(stepsToStatus('arrived', 'arrived')).toEqual([]);
    expect(stepsToStatus('arrived', 'spaceLocked')).toEqual([]);
    expect(stepsToStatus('draft', 'arrived')).toEqual([]);
    expect(stepsToStatus('returned', 'arrived')).toEqual([]);
    expect(stepsToStatus('received', 'returned')).toEqual([]);
  });
});
