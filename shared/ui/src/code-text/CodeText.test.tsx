import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeText } from './CodeText.tsx';

test('copies the identifier and says so', async () => {
  const user = userEvent.setup();
  render(<CodeText code="SZL-261120-0042" />);
  await user.click(screen.getByRole('button', { name: '复制 SZL-261120-0042' }));
  expect(await navigator.clipboard.readText()).toBe('SZL-261120-0042');
  expect(screen.getByRole('button', { name: '已复制' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('已复制');
});

test('over plain HTTP, where nothing can be copied, the text is selected and that is said', async () => {
  const user = userEvent.setup();
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  render(<CodeText code="SZL-261120-0042" />);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(screen.getByRole('button', { name: '复制 SZL-261120-0042' }));
  expect(screen.getByRole('status').textContent).toBe('没有复制成功，文字已选中，请手动复制。');
  expect(getSelection()?.toString()).toBe('SZL-261120-0042');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('');
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});
