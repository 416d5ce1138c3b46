import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { cssVariables } from '../theme/css-variables.ts';
import { statusColor, statusNames } from '../theme/tokens.ts';
import { StatusDot } from './StatusDot.tsx';

test('says its status in words and hides the dot from readers', () => {
  const { container } = render(<StatusDot status="arrived">已到港</StatusDot>);
  expect(screen.getByText('已到港').closest('[data-status]')?.getAttribute('data-status')).toBe('arrived');
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
});

test('every status of the spec has a colour of its own meaning', () => {
  render(
    statusNames.map((status) => (
      <StatusDot key={status} status={status}>
        {status}
      </StatusDot>
    )),
  );
  for (const status of statusNames) {
    const dot = screen
      .getByText(status)
      .closest('[data-status]')
      ?.querySelector<HTMLElement>('[aria-hidden]');
    const variable = dot?.style.color.replace(/^var\((.*)\)$/, '$1') ?? '';
    expect(cssVariables('light', 'en')[variable]).toBe(statusColor(status, 'light'));
  }
});
