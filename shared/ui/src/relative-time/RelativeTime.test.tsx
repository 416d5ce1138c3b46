import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './RelativeTime.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00+08:00') });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('many of them share one timer, which ends with the last', () => {
  const { unmount } = render(
    <>
      <RelativeTime at="2026-11-20 11:58:30" />
      <RelativeTime at="2026-11-20 09:00:00" />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  expect(screen.getByText('1分钟前').getAttribute('datetime')).toBe('2026-11-20T11:58:30+08:00');
  expect(screen.getByText('3小时前').getAttribute('title')).toBe('2026-11-20 09:00:00');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2分钟前')).toBeDefined();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('stands still while the page is hidden and is right when it is seen again', () => {
  render(<RelativeTime at="2026-11-20 11:58:30" />);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(10 * 60_000);
  setHidden(false);
  expect(screen.getByText('11分钟前')).toBeDefined();
  expect(jest.getTimerCount()).toBe(1);
});

test('the first after a pause is drawn by the time that it is', () => {
  render(<RelativeTime at="2026-11-20 11:00:00" />).unmount();
  jest.setSystemTime(new Date('2026-11-20T15:00:00+08:00'));
  const { container } = render(<RelativeTime at="2026-11-20 11:00:00" />);
  expect(container.textContent).toBe('4小时前');
});

test('what is no time is a dash', () => {
  const { container } = render(<RelativeTime at="" />);
  expect(container.textContent).toBe('—');
});
