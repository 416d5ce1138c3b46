import { expect, test } from '@jest/globals';
import type { AnyForm } from '../definition/form-fields.ts';
import { emptyFcl, fclForm, filledFcl } from '../preview-forms.ts';
import { fieldStates } from './field-states.ts';

const shown = (values: typeof emptyFcl) =>
  [...fieldStates(fclForm, values)].filter(([, state]) => state.isShown).map(([path]) => path);

test('what is shown follows the values, in groups too', () => {
  expect(shown(emptyFcl)).not.toContain('address');
  expect(shown(emptyFcl)).not.toContain('container.number');
  expect(shown(filledFcl)).toEqual(expect.arrayContaining(['address', 'container.number', 'pickupAt']));
  expect(shown({ ...filledFcl, warehouseType: 'amazon' })).toContain('warehouseCode');
});

test('required and disabled follow the values', () => {
  const stateOf = (country: string) => fieldStates(fclForm, { ...filledFcl, country }).get('stateName');
  expect(stateOf('US')).toMatchObject({ isRequired: true, isDisabled: false });
  expect(stateOf('DE')).toMatchObject({ isRequired: false, isDisabled: false });
  expect(stateOf('')).toMatchObject({ isRequired: false, isDisabled: true });
});

const label = { 'zh-CN': '字段', en: 'Field' };
const input = (name: string, shownBy?: string) => ({
  name,
  kind: 'input' as const,
  label,
  ...(shownBy && { shown: { field: shownBy, operator: 'filled' as const } }),
});

test('what is hidden counts as empty for what depends on it', () => {
  const form: AnyForm = { sections: [{ key: 's', fields: [input('c', 'b'), input('b', 'a'), input('a')] }] };
  const isShown = (values: object) =>
    [...fieldStates(form, values)].filter(([, state]) => state.isShown).map(([path]) => path);
  expect(isShown({ a: 'x', b: 'x', c: 'x' })).toEqual(['c', 'b', 'a']);
  expect(isShown({ a: '', b: 'x', c: 'x' })).toEqual(['a']);
});

test('a section or a group that is hidden or closed is so with all that it contains', () => {
  const group = {
    name: 'g',
    kind: 'group' as const,
    label,
    disabled: { field: 'a', operator: '=' as const, value: 'x' },
    fields: [input('inner')],
  };
  const form: AnyForm = {
    sections: [
      { key: 's', fields: [input('a')] },
      { key: 't', shown: { field: 'a', operator: 'filled' }, fields: [group] },
    ],
  };
  expect(fieldStates(form, { a: '', g: { inner: 'y' } }).get('g.inner')?.isShown).toBe(false);
  expect(fieldStates(form, { a: 'x', g: { inner: 'y' } }).get('g.inner')).toMatchObject({
    isShown: true,
    isDisabled: true,
  });
});
