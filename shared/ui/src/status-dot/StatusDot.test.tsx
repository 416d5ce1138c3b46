import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StatusDot } from './StatusDot.tsx';

test('says its status in words and hides the dot from readers', () => {
  const { container } = render(<StatusDot status="arrived">已到港</StatusDot>);
  expect(screen.getByText('已到港').getAttribute('data-status')).toBe('arrived');
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
});
