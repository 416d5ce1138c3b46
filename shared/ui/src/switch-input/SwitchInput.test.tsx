import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from '../form-field/FormField.tsx';
import { SwitchInput } from './SwitchInput.tsx';

test('is a switch named by its label, and says its state in a word', () => {
  const handleChange = jest.fn();
  const field = (value: boolean) => (
    <FormField id="pickup" label="上门提货">
      {(control) => <SwitchInput {...control} value={value} onChange={handleChange} />}
    </FormField>
  );
  const { rerender } = render(field(false));
  const control = screen.getByRole<HTMLInputElement>('switch', { name: '上门提货' });
  expect([control.checked, screen.queryByText('否') !== null]).toEqual([false, true]);
  fireEvent.click(control);
  expect(handleChange).toHaveBeenCalledWith(true);
  rerender(field(true));
  expect([control.checked, screen.queryByText('是') !== null]).toEqual([true, true]);
});

test('disabled, it stays as it is', async () => {
  const handleChange = jest.fn();
  render(<SwitchInput aria-label="保价" value onChange={handleChange} isDisabled />);
  await userEvent.click(screen.getByRole('switch', { name: '保价' }));
  expect(handleChange).not.toHaveBeenCalled();
});
