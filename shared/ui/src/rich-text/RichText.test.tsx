import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RichText } from './RichText.tsx';

test('shows the text once it is clean, and another in its place', async () => {
  const { rerender } = render(<RichText html={'<p>盐田港<img src=x onerror="steal()"></p>'} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  expect(screen.queryByText('盐田港')).toBeNull();
  const text = await screen.findByText('盐田港');
  expect(text.innerHTML).not.toContain('onerror');
  // What came at once is not said to be on its way.
  expect([screen.getByRole('status'), region.textContent]).toEqual([region, '']);
  rerender(<RichText html="<h2>蛇口港</h2>" />);
  expect(await screen.findByRole('heading', { name: '蛇口港' })).toBeDefined();
  expect(screen.queryByText('盐田港')).toBeNull();
});
