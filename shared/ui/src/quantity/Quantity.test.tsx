import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Quantity } from './Quantity.tsx';

test('reads as figure and unit; none is a dash', () => {
  const { container, rerender } = render(<Quantity amount="1,284.5" unit="KGS" />);
  expect(container.textContent).toBe('1,284.5 KGS');
  rerender(<Quantity amount={null} unit="KGS" />);
  expect(container.textContent).toBe('—');
});
