import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { CardContent, type CardContentProps } from './CardContent.tsx';

const show = (props: Partial<CardContentProps<string[]>>) => (
  <ConfigProvider button={{ autoInsertSpace: false }}>
    <CardContent data={undefined} isEmpty={(rows) => rows.length === 0} emptyText="还没有订单。" {...props}>
      {(rows) => <p>{rows.join()}</p>}
    </CardContent>
  </ConfigProvider>
);

test('waits, says what went wrong with a way to try again, and shows what came', () => {
  const handleRetry = jest.fn();
  const { rerender } = render(show({}));
  expect(screen.getByRole('status')).toBeDefined();
  rerender(show({ problem: { message: '请求服务器无响应！' }, onRetry: handleRetry }));
  expect(screen.getByRole('alert').textContent).toContain('请求服务器无响应！');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
  rerender(show({ data: ['SZL-1'] }));
  expect(screen.getByText('SZL-1')).toBeDefined();
});

test('what came before stays when it cannot be had again, and nothing is said in words', () => {
  const { rerender } = render(show({ data: ['SZL-1'], problem: { message: '请求服务器无响应！' } }));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(show({ data: [] }));
  expect(screen.getByText('还没有订单。')).toBeDefined();
});
