import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageHeader } from './PageHeader.tsx';

test('is the first heading of the page', () => {
  render(<PageHeader title="拼箱订舱" meta="12" actions={<button type="button">新增</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: '拼箱订舱' })).toBeDefined();
  expect(screen.getByRole('button', { name: '新增' })).toBeDefined();
});
