import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { formatMoney } from '../format/money.ts';
import { Money } from './Money.tsx';

test.each([
  [128_450, 'CNY'],
  [-128_450, 'USD'],
  [1285, 'JPY'],
])('%s %s reads as its text does', (minorUnits, currency) => {
  const { container } = render(<Money minorUnits={minorUnits} currency={currency} />);
  expect(container.textContent).toBe(formatMoney(minorUnits, currency, 'zh-CN'));
});

test('none is a dash', () => {
  expect(render(<Money minorUnits={null} currency="CNY" />).container.textContent).toBe('—');
});
