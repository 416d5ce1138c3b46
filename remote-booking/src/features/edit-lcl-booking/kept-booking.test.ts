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
    expect(findKeptBooking('user-1', null, 'now')?.draft.remarks).toBe('易碎');
    expect(findKeptBooking('user-2', null, 'now')).toBeNull();
    expect(findKeptBooking('user-1', 'booking-1', 'now')).toBeNull();
  });

  test('are forgotten by the form that kept them only', () => {
    keepBooking('user-1', null, kept);
    forgetKeptBooking('user-1', null, 'form-2');
    expect(findKeptBooking('user-1', null, 'now')).not.toBeNull();
    forgetKeptBooking('user-1', null, 'form-1');
    expect(findKeptBooking('user-1', null, 'now')).toBeNull();
  });

  test('of two forms in two windows both stay, each form being offered the work of the other', () => {
    keepBooking('user-1', null, kept);
    keepBooking('user-1', null, { ...kept, formKey: 'form-2', draft: { ...kept.draft, remarks: '二' } });
    keepBooking('user-1', null, kept);
    const offered = (formKey: string) => findKeptBooking('user-1', null, formKey)?.draft.remarks;
    expect([offered('form-1'), offered('form-2'), offered('form-3')]).toEqual(['二', '易碎', '易碎']);
    for (const number of [4, 5, 6, 7]) keepBooking('user-1', null, { ...kept, formKey: `form-${number}` });
    forgetKeptBooking('user-1', null, 'form-1');
    expect(JSON.parse(localStorage.getItem('berth.booking.kept.user-1.new') ?? '').forms).toHaveLength(4);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ recordVersion: 99, forms: [kept] })],
    ['no lines', JSON.stringify({ recordVersion: 2, forms: [{ ...kept, draft: { cargo: [] } }] })],
    [
      'a line of another shape',
      JSON.stringify({ recordVersion: 2, forms: [{ ...kept, draft: { cargo: [{ weight: 5 }] } }] }),
    ],
  ])('what cannot be shown is not offered: %s', (_name, text) => {
    localStorage.setItem('berth.booking.kept.user-1.new', text);
    expect(findKeptBooking('user-1', null, 'now')).toBeNull();
  });

  test('a full or forbidden store throws nothing', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepBooking('user-1', null, kept)).not.toThrow();
    set.mockRestore();
  });
});
