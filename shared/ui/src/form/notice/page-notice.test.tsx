import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageNotice } from './PageNotice.tsx';

test('information is a status, a warning is an alert', () => {
  const { rerender } = render(<PageNotice tone="info" title="已更新" />);
  expect(screen.getByRole('status').textContent).toBe('已更新');
  rerender(<PageNotice tone="warning" title="已截单" />);
  expect(screen.getByRole('alert').textContent).toBe('已截单');
});
