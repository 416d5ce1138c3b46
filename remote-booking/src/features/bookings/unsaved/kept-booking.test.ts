import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newDraft } from '../../lcl/edit/booking-draft.ts';
import { lclForm as kind } from '../../lcl/edit/lcl-form.ts';
import { findKeptBooking, forgetKeptBooking, type KeptBooking, keepBooking } from './kept-booking.ts';

const kept: KeptBooking = {
  formKey: 'form-1',
  businessNumber: 'SZL-261120-0042',
  version: null,
  keptAt: '2026-11-20T08:00:00.000Z',
  windowKey: 'window-1',
  address: '/detail?new=a',
  draft: { ...newDraft(), remarks: '易碎' },
  base: null,
  attempt: { content: '{}', key: 'key-1' },
};

const find = (userId: string, bookingId: string | null = null, formKey = 'now', address = '') =>
  findKeptBooking({ kind, userId, bookingId }, address, (form) => form.formKey !== formKey);

beforeEach(() => localStorage.clear());

describe('kept bookings', () => {
  test('are found by user and booking alone', () => {
    keepBooking({ kind, userId: 'user-1', bookingId: null }, kept);
    expect(find('user-1')?.draft.remarks).toBe('易碎');
    expect(find('user-2')).toBeNull();
    expect(find('user-1', 'booking-1')).toBeNull();
  });

  test('bring along what was sent and what they began from', () => {
    keepBooking(
      { kind, userId: 'user-1', bookingId: 'b' },
      { ...kept, base: { ...newDraft(), remarks: '原来' } },
    );
    expect(find('user-1', 'b')).toMatchObject({ attempt: kept.attempt, base: { remarks: '原来' } });
  });

  test('are forgotten by the form that kept them only', () => {
    keepBooking({ kind, userId: 'user-1', bookingId: null }, kept);
    forgetKeptBooking({ kind, userId: 'user-1', bookingId: null }, 'form-2');
    expect(find('user-1')).not.toBeNull();
    forgetKeptBooking({ kind, userId: 'user-1', bookingId: null }, 'form-1');
    expect(find('user-1')).toBeNull();
  });

  test('of two forms in two windows both stay, each form being offered the work of the other', () => {
    keepBooking({ kind, userId: 'user-1', bookingId: null }, kept);
    keepBooking(
      { kind, userId: 'user-1', bookingId: null },
      { ...kept, formKey: 'form-2', draft: { ...kept.draft, remarks: '二' } },
    );
    keepBooking({ kind, userId: 'user-1', bookingId: null }, kept);
    const offered = (formKey: string) => find('user-1', null, formKey)?.draft.remarks;
    expect([offered('form-1'), offered('form-2'), offered('form-3')]).toEqual(['二', '易碎', '易碎']);
    for (const number of [4, 5, 6, 7])
      keepBooking({ kind, userId: 'user-1', bookingId: null }, { ...kept, formKey: `form-${number}` });
    forgetKeptBooking({ kind, userId: 'user-1', bookingId: null }, 'form-1');
    expect(JSON.parse(localStorage.getItem('berth.booking.kept.user-1.new') ?? '').forms).toHaveLength(4);
  });

  test('of the same address come before newer ones', () => {
    keepBooking({ kind, userId: 'user-1', bookingId: null }, kept);
    keepBooking(
      { kind, userId: 'user-1', bookingId: null },
      { ...kept, formKey: 'form-2', address: '/detail?new=b' },
    );
    expect(find('user-1')?.formKey).toBe('form-2');
    expect(find('user-1', null, 'now', '/detail?new=a')?.formKey).toBe('form-1');
  });

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ recordVersion: 99, forms: [kept] })],
    ['no lines', JSON.stringify({ recordVersion: 4, forms: [{ ...kept, draft: { cargo: [] } }] })],
    [
      'a line of another shape',
      JSON.stringify({ recordVersion: 4, forms: [{ ...kept, draft: { cargo: [{ weight: 5 }] } }] }),
    ],
    [
      'an attempt of another shape',
      JSON.stringify({ recordVersion: 4, forms: [{ ...kept, attempt: { key: 1 } }] }),
    ],
  ])('what cannot be shown is not offered: %s', (_name, text) => {
    localStorage.setItem('berth.booking.kept.user-1.new', text);
    expect(find('user-1')).toBeNull();
  });

  test('a full or forbidden store throws nothing', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepBooking({ kind, userId: 'user-1', bookingId: null }, kept)).not.toThrow();
    set.mockRestore();
  });
});
