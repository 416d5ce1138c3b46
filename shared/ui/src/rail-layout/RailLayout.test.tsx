import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RailLayout } from './RailLayout.tsx';

test('the rail is a part of the page with a name, after what it is about', () => {
  const { container } = render(
    <RailLayout rail="账户" railLabel="付款">
      费用
    </RailLayout>,
  );
  expect(screen.getByRole('complementary', { name: '付款' }).textContent).toBe('账户');
  expect(container.textContent).toBe('费用账户');
});
