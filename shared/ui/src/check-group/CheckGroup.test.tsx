import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormField } from '../form-field/FormField.tsx';
import { CheckGroup } from './CheckGroup.tsx';

const choices = [
  { value: 'battery', label: '带电' },
  { value: 'magnet', label: '带磁' },
  { value: 'liquid', label: '液体' },
] as const;

test('is a named group that answers in the order of its choices', () => {
  const handleChange = jest.fn();
  render(
    <FormField id="nature" label="货物属性" isGroup isRequired error="请选择">
      {(control) => <CheckGroup {...control} choices={choices} value={['liquid']} onChange={handleChange} />}
    </FormField>,
  );
  const group = screen.getByRole('group', { name: '货物属性' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请选择');
  fireEvent.click(screen.getByRole('checkbox', { name: '带电' }));
  expect(handleChange).toHaveBeenLastCalledWith(['battery', 'liquid']);
  fireEvent.click(screen.getByRole('checkbox', { name: '液体' }));
  expect(handleChange).toHaveBeenLastCalledWith([]);
});
