import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { DueDay } from './DueDay.tsx';

// Half past midnight in China, still the day before in Greenwich.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T16:30:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-11-18', '2026-11-18逾期 5 天'],
  ['2026-11-23', '2026-11-23今天到期'],
  ['2026-11-24', '2026-11-24明天'],
  ['2026-11-26', '2026-11-263 天后'],
])('what is due on %s', (dueOn, text) => {
  expect(render(<DueDay dueOn={dueOn} />).container.textContent).toBe(text);
});

test('what is settled is not overdue, and English has words of its own', () => {
  expect(render(<DueDay dueOn="2026-11-18" isSettled />).container.textContent).toBe('2026-11-18');
  const { container } = render(
    <BerthTheme locale="en" appearance="light">
      <DueDay dueOn="2026-11-18" />
    </BerthTheme>,
  );
  expect(container.textContent).toContain('5 days overdue');
  expect(render(<DueDay dueOn="2026-11-22" />).container.textContent).toBe('2026-11-22逾期 1 天');
});
