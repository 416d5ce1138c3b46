import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { TimeLeft } from './TimeLeft.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00+08:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

const textOf = (until: string, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const { container } = render(
    <BerthTheme locale={locale} appearance="light">
      <TimeLeft until={until} />
    </BerthTheme>,
  );
  return container.textContent;
};

test.each([
  ['2026-11-15 11:00:00', '逾期 5 天', '5 days overdue'],
  ['2026-11-20 09:00:00', '逾期 3 小时', '3 hours overdue'],
  ['2026-11-20 10:59:00', '逾期 1 小时', '1 hour overdue'],
  ['2026-11-20 12:00:00', '刚刚逾期', 'just overdue'],
  ['2026-11-20 12:59:59', '不到 1 小时', 'less than 1 hour left'],
  ['2026-11-20 13:00:00', '还有 1 小时', '1 hour left'],
  ['2026-11-22 11:59:00', '还有 47 小时', '47 hours left'],
  ['2026-11-22 12:00:00', '还有 2 天', '2 days left'],
  ['', '—', '—'],
])('until %p', (until, chinese, english) => {
  expect(textOf(until)).toBe(chinese);
  expect(textOf(until, 'en')).toBe(english);
});

test('follows the clock, and says the moment itself', () => {
  const { container } = render(<TimeLeft until="2026-11-20 14:00:30" />);
  const time = container.querySelector('time');
  expect(time?.textContent).toBe('还有 2 小时');
  expect(time?.title).toContain('14:00');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(time?.textContent).toBe('还有 1 小时');
});
