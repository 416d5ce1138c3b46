import { describe, expect, test } from '@jest/globals';
import {
  type BookingAction,
  type BookingStatus,
  bookingActions,
  bookingStatuses,
  bookingStatusRules,
  canBooking,
  canBookingBecome,
  obstacleToReturn,
  stepsToStatus,
} from './booking-status.ts';

const where = (action: BookingAction) => bookingStatuses.filter((status) => canBooking(status, action));

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
    ['confirmEntry', ['toBeReceived']],
    ['giveEntryNumber', ['toBeReceived', 'received']],
    ['measure', ['received', 'spaceLocked']],
    ['assignContainers', ['toBeReceived', 'received', 'spaceLocked']],
  ])('%s', (action, statuses) => {
    expect(where(action)).toEqual(statuses);
  });

  test('every action is told about above, and is possible somewhere', () => {
    for (const action of bookingActions) expect(where(action)).not.toEqual([]);
    expect(bookingActions).toHaveLength(13);
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
