import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyFcl, fclForm, filledFcl } from '../preview-forms.ts';
import type { AnyForm } from './form-fields.ts';
import { changeValue, emptyValueOf, submittedValues, valueAt, withValueAt } from './form-values.ts';
import { listFields } from './list-fields.ts';

test('a value is put at a path and found there; nothing else is touched', () => {
  const next = withValueAt(filledFcl, 'container.kind', '20GP');
  expect(valueAt(next, 'container.kind')).toBe('20GP');
  expect(next).toEqual({ ...filledFcl, container: { ...filledFcl.container, kind: '20GP' } });
  expect(next.nature).toBe(filledFcl.nature);
  expect(valueAt(filledFcl, 'container.toString')).toBeUndefined();
  expect(valueAt(filledFcl, 'remarks.length')).toBeUndefined();
});

test('any path of a form reads back what was written', () => {
  const paths = listFields(fclForm).map(({ path }) => path);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.string(), (path, value) => {
      return valueAt(withValueAt(emptyFcl, path, value), path) === value;
    }),
  );
});

const label = { 'zh-CN': '字段', en: 'Field' };
const select = (name: string, ...dependsOn: string[]) => ({
  name,
  kind: 'select' as const,
  label,
  options: { source: 'any', dependsOn },
});

test('a change empties what depends on it, and what depends on that', () => {
  const form: AnyForm = {
    sections: [
      {
        key: 's',
        fields: [select('city', 'state'), select('state', 'country'), select('country'), select('port')],
      },
    ],
  };
  const values = { country: 'US', state: 'CA', city: 'LAX', port: 'CNYTN' };
  expect(changeValue(form, values, 'country', 'DE')).toEqual({
    country: 'DE',
    state: '',
    city: '',
    port: 'CNYTN',
  });
  expect(changeValue(form, values, 'state', 'NJ')).toEqual({ ...values, state: 'NJ', city: '' });
  expect(changeValue(form, values, 'port', 'CNNGB')).toEqual({ ...values, port: 'CNNGB' });
});

test('only what is shown is submitted, in groups too', () => {
  const hidden = new Set(['address', 'container.number']);
  const submitted = submittedValues(fclForm, filledFcl, (path) => !hidden.has(path));
  const { address, container, ...rest } = filledFcl;
  const { number, ...shown } = container;
  expect(submitted).toEqual({ ...rest, container: shown });
});

test('the empty value of each kind is what a draft starts with', () => {
  const start = Object.fromEntries(
    fclForm.sections.flatMap(({ fields }) => fields).map((f) => [f.name, emptyValueOf(f)]),
  );
  expect(start).toEqual(emptyFcl);
});
