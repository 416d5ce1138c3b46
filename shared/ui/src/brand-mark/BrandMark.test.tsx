import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { BrandMark } from './BrandMark.tsx';

test('is a decoration of the asked size in the colour of its text', () => {
  const { container } = render(<BrandMark size={40} />);
  const mark = container.querySelector('svg');
  expect(mark?.getAttribute('width')).toBe('40');
  expect(mark?.getAttribute('aria-hidden')).toBe('true');
  expect(mark?.querySelector('path')?.getAttribute('fill')).toBe('currentColor');
});
