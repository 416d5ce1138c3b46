import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from '../form-field/FormField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

test('is a named group of radio buttons', async () => {
  const handleChange = jest.fn();
  render(
    <FormField id="kind" label="仓库类型" isGroup>
      {(control) => (
        <ChoiceGroup
          {...control}
          value="amazon"
          onChange={handleChange}
          choices={[
            { value: 'amazon', label: '亚马逊' },
            { value: 'walmart', label: '沃尔玛' },
          ]}
        />
      )}
    </FormField>,
  );
  expect(screen.getByRole('radiogroup', { name: '仓库类型' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '沃尔玛' }));
  expect(handleChange).toHaveBeenCalledWith('walmart');
});
