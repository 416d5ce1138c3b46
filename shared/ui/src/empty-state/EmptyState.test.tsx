import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState.tsx';

test('offers the action that fills it', () => {
  render(<EmptyState text="还没有订舱" action={<button type="button">新增订舱</button>} />);
  expect(screen.getByText('还没有订舱')).toBeDefined();
  expect(screen.getByRole('button', { name: '新增订舱' })).toBeDefined();
});
