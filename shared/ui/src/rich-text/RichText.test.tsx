import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RichText } from './RichText.tsx';

test('shows the text once it is clean, and another in its place', async () => {
  const { rerender } = render(<RichText html={'<p>盐田港<img src=x onerror="steal()"></p>'} />);
  expect(screen.getByRole('status', { name: '正在加载正文…' })).toBeDefined();
  expect(screen.queryByText('盐田港')).toBeNull();
  const text = await screen.findByText('盐田港');
  expect(text.innerHTML).not.toContain('onerror');
  rerender(<RichText html="<h2>蛇口港</h2>" />);
  expect(await screen.findByRole('heading', { name: '蛇口港' })).toBeDefined();
  expect(screen.queryByText('盐田港')).toBeNull();
});
