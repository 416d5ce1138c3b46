import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newDraft } from './booking-draft.ts';
import { findKeptBooking, forgetKeptBooking, type KeptBooking, keepBooking } from './kept-booking.ts';

const kept: KeptBooking = {
  formKey: 'form-1',
  businessNumber: 'SZL-261120-0042',
  version: null,
  keptAt: '2026-11-20T08:00:00.000Z',
  draft: { ...newDraft(), remarks: '易碎' },
};

beforeEach(() => localStorage.clear());

describe('kept bookings', () => {
  test('are found by user and booking alone', () => {
    keepBooking('user-1', null, kept);
    expect(findKeptBooking('user-1', null)?.draft.remarks).toBe('易碎');
    expect(findKeptBooking('user-2', null)).toBeNull();
    expect(findKeptBooking('user-1', 'booking-1')).toBeNull();
  });

  test('are forgotten by the form that kept them only', () => {
    keepBooking('user-1', null, kept);
    forgetKeptBooking('user-1', null, 'form-2');
    expect(findKeptBooking('user-1', null)).not.toBeNull();
    forgetKeptBooking('user-1', null, 'form-1');
    expect(findKeptBooking('user-1', null)).toBeNull();
  });

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...kept, recordVersion: 99 })],
    ['no lines', JSON.stringify({ ...kept, recordVersion: 1, draft: { cargo: [] } })],
    [
      'a line of another shape',
      JSON.stringify({ ...kept, recordVersion: 1, draft: { cargo: [{ weight: 5 }] } }),
    ],
  ])('what cannot be shown is not offered: %s', (_name, text) => {
    localStorage.setItem('berth.booking.kept.user-1.new', text);
    expect(findKeptBooking('user-1', null)).toBeNull();
  });

  test('a full or forbidden store throws nothing', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepBooking('user-1', null, kept)).not.toThrow();
    set.mockRestore();
  });
});
