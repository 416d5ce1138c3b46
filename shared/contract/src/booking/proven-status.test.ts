import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingProgress } from '../tracking/booking-progress.ts';
import type { ContainerEvent } from '../tracking/container-event.ts';
import { containerTimes, milestones } from '../tracking/milestones.ts';
import { anyEvents, ports } from '../tracking/sample-events.ts';
import { bookingStatuses } from './booking-status.ts';
import { statusProvenBy } from './proven-status.ts';

const times = (...events: ContainerEvent[]) => containerTimes(events, ports);

describe('the status that is proven', () => {
  test('by each of the seven times', () => {
    expect(milestones.map(statusProvenBy)).toEqual([
      null,
      null,
      'spaceLocked',
      'arrived',
      'arrived',
      'pickedUp',
      'pickedUp',
    ]);
    expect(statusProvenBy(null)).toBeNull();
  });

  test('never depends on an estimate, and one more event never takes it back', () => {
    const rank = (bags: readonly ContainerEvent[][]) => {
      const progress = bookingProgress(bags.map((bag) => times(...bag)));
      const status = statusProvenBy(progress?.milestone ?? null);
      return status === null ? 0 : bookingStatuses.indexOf(status);
    };
    fc.assert(
      fc.property(fc.array(anyEvents, { minLength: 1, maxLength: 3 }), (bags) => {
        const happened = bags.map((bag) =>
          bag.filter(({ eventClassifierCode }) => eventClassifierCode === 'ACT'),
        );
        expect(rank(bags)).toBe(rank(happened));
        const fewer = happened.map((bag) => bag.slice(1));
        expect(rank(happened)).toBeGreaterThanOrEqual(rank(fewer));
      }),
    );
  });
});
