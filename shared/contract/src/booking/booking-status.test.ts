import { describe, expect, test } from '@jest/globals';
import {
  bookingStatuses,
  bookingStatusRules,
  canBookingBecome,
  isBookingEditable,
} from './booking-status.ts';

describe('the states of a booking', () => {
  test('only a draft and one whose cargo is still to come can be edited', () => {
    expect(bookingStatuses.filter(isBookingEditable)).toEqual(['draft', 'toBeReceived']);
  });

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
