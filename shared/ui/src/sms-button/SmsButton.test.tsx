import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SmsButton, type SmsButtonProps } from './SmsButton.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_763_600_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

const button = () => screen.getByRole('button');
const click = () => act(async () => fireEvent.click(button()));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function show(props: Partial<SmsButtonProps> = {}) {
  const onSend = jest.fn(async () => undefined);
  const view = render(<SmsButton onSend={onSend} {...props} />);
  return { onSend, ...view };
}

test('sends once, counts down, and may be used again after 60 seconds', async () => {
  const onSent = jest.fn();
  const { onSend } = show({ onSent });
  await click();
  expect(button().textContent).toBe('60 秒后重新发送');
  expect(onSent).toHaveBeenCalledWith(1_763_600_060_000);
  pass(18_000);
  expect(button().textContent).toBe('42 秒后重新发送');
  await click();
  expect(onSend).toHaveBeenCalledTimes(1);
  pass(42_000);
  expect(button().textContent).toBe('重新发送');
  expect(jest.getTimerCount()).toBe(0);
  await click();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('is announced when sent and when ready, not every second', async () => {
  show();
  await click();
  const said = screen.getByRole('status').textContent;
  expect(said).toBe('验证码已发送，60 秒后可以重新发送。');
  pass(5_000);
  expect(screen.getByRole('status').textContent).toBe(said);
  pass(55_000);
  expect(screen.getByRole('status').textContent).toBe('可以重新发送验证码了。');
});

test('goes on by the clock when it is mounted anew, also after a sleep', () => {
  const { unmount } = show({ resendAt: Date.now() + 30_000 });
  expect(button().textContent).toBe('30 秒后重新发送');
  unmount();
  jest.setSystemTime(Date.now() + 20_000);
  show({ resendAt: 1_763_600_030_000 });
  expect(button().textContent).toBe('10 秒后重新发送');
});

test('says below it what went wrong and can be tried at once', async () => {
  const onSend = jest.fn(async () => {
    throw new Error('次数过多');
  });
  show({ onSend });
  await click();
  expect(screen.getByRole('alert').textContent).toBe('次数过多');
  expect(button().textContent).toBe('获取验证码');
  await click();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('waits for a phone number', () => {
  show({ isDisabled: true });
  expect(button()).toHaveProperty('disabled', true);
});
