import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowWindow } from './use-row-window.ts';

test('every row in sight is drawn, and few besides', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 201, max: 100_000 }),
      fc.nat(5_000_000),
      fc.constantFrom(32, 40),
      (count, far, rowPx) => {
        const viewPx = 560;
        const scrollPx = Math.min(far, count * rowPx - viewPx);
        const { from, to } = rowWindow(scrollPx, viewPx, rowPx, count);
        expect(from).toBeLessThanOrEqual(Math.floor(scrollPx / rowPx));
        expect(to).toBeGreaterThanOrEqual(Math.min(count, Math.ceil((scrollPx + viewPx) / rowPx)));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        expect(to - from).toBeLessThanOrEqual(100);
      },
    ),
  );
});
