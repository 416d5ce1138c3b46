import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Amounts } from './Amounts.tsx';

const widthOf = (bar: HTMLElement) => (bar.firstElementChild as HTMLElement).style.inlineSize;

test('each currency has its amount, and its bar says what of it is paid', () => {
  const { container } = render(
    <Amounts
      amounts={[
        { currency: 'CNY', amountMinor: 100_000, paidMinor: 25_000 },
        { currency: 'JPY', amountMinor: 1200, paidMinor: 0 },
        { currency: 'USD', amountMinor: 500, paidMinor: 900 },
      ]}
    />,
  );
  expect(container.textContent).toBe('¥1,000.00JPY 1,200USD 5.00');
  expect(widthOf(screen.getByRole('img', { name: '已付 ¥250.00' }))).toBe('25%');
  expect(widthOf(screen.getByRole('img', { name: '已付 USD 9.00' }))).toBe('100%');
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('none are a dash', () => {
  expect(render(<Amounts amounts={[]} />).container.textContent).toBe('—');
});
