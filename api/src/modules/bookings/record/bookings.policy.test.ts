import { bookingStatuses } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { obstacleToSave, statusAfterSave } from './bookings.policy.ts';

describe('what may be saved', () => {
  const asked = { action: 'submit', version: 3 } as const;

  test.each(bookingStatuses)('%s: only a draft and one that is still to be received', (status) => {
    const isOpen = status === 'draft' || status === 'toBeReceived';
    expect(obstacleToSave({ status, version: 3 }, asked)).toBe(isOpen ? null : 'notEditable');
  });

  test('not over a newer version, and that a booking is closed is said first', () => {
    expect(obstacleToSave({ status: 'draft', version: 4 }, asked)).toBe('newerVersion');
    expect(obstacleToSave({ status: 'received', version: 4 }, asked)).toBe('notEditable');
  });

  test('a submitted booking never becomes a draft again', () => {
    const stored = { status: 'toBeReceived', version: 3 } as const;
    expect(obstacleToSave(stored, { action: 'saveDraft', version: 3 })).toBe('draftOfSubmitted');
  });

  test('submitting moves a draft on and leaves a submitted one where it is', () => {
    expect(statusAfterSave(null, 'saveDraft')).toBe('draft');
    expect(statusAfterSave(null, 'submit')).toBe('toBeReceived');
    expect(statusAfterSave('draft', 'submit')).toBe('toBeReceived');
    expect(statusAfterSave('toBeReceived', 'submit')).toBe('toBeReceived');
  });
});
