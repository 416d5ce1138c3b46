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
});
