import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { ErrorState } from './ErrorState.tsx';

test('is announced and tries again', async () => {
  const handleRetry = jest.fn();
  render(
    <BerthTheme locale="zh-CN" appearance="light">
      <ErrorState message="请求服务器无响应！" requestId="req-1" onRetry={handleRetry} />
    </BerthTheme>,
  );
  expect(screen.getByRole('alert').textContent).toContain('请求服务器无响应！');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
