import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FormField } from './FormField.tsx';

test('ties label, help and error to the control', () => {
  render(
    <FormField id="phone" label="Phone" isRequired help="With country code" error="Please fill this in">
      {(control) => <input {...control} />}
    </FormField>,
  );
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Please fill this in',
    'With country code',
  ]);
});
