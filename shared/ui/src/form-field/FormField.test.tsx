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

test('a warning belongs to the control without calling it wrong; an error takes its place', () => {
  const field = (error?: string) => (
    <FormField id="etd" label="ETD" warning="This date has passed" error={error}>
      {(control) => <input {...control} />}
    </FormField>
  );
  const { rerender } = render(field());
  const input = screen.getByRole('textbox', { name: 'ETD' });
  const described = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([described(), input.getAttribute('aria-invalid')]).toEqual(['This date has passed', null]);
  rerender(field('Please fill this in'));
  expect([described(), screen.queryByText('This date has passed')]).toEqual(['Please fill this in', null]);
});
