import type { Clock } from '../src/clock.ts';

export type TestClock = Clock & { advance: (seconds: number) => void };

/** Stands still at a working morning in Shenzhen until it is moved. */
export function createTestClock(start = '2026-11-20T02:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  const clock = () => new Date(now);
  return Object.assign(clock, {
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  });
}
