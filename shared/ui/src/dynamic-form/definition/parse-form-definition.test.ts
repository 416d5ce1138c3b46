import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cargoForm, cargoLine } from '../preview-cargo.ts';
import { emptyFcl, type FclNames, fclForm } from '../preview-forms.ts';
import { parseFormDefinition } from './parse-form-definition.ts';

const purpose = {
  values: emptyFcl,
  sources: ['states'],
  rules: ['pickup-before-sailing'],
  tables: [],
} as const;
const parse = (json: unknown) => parseFormDefinition<typeof emptyFcl, FclNames>(json, purpose);
const label = { 'zh-CN': '邮编', en: 'Postal code' };
const one = (field: object) => parse({ sections: [{ key: 'a', fields: [field] }] }).problems;
const postalCode = { name: 'postalCode', kind: 'input', label };

test('what was sent as JSON comes back as the definition that it was', () => {
  const parsed = parse(JSON.parse(JSON.stringify(fclForm)));
  expect(parsed.problems).toBeUndefined();
  expect(parsed.definition).toEqual(fclForm);
  const values = { number: '', cargo: [cargoLine('a')], terms: '' };
  expect(parseFormDefinition(cargoForm, { values, tables: ['cargo'] }).definition).toEqual(cargoForm);
});

test.each([
  [{ ...postalCode, kind: 'inputs' }, 'sections[0].fields[0].kind must be one of input, textarea'],
  [{ name: 'postalCode', kind: 'input' }, 'sections[0].fields[0].label is missing'],
  [{ ...postalCode, label: { en: 'P' } }, 'sections[0].fields[0].label.zh-CN is missing'],
  [{ ...postalCode, requird: true }, 'sections[0].fields[0].requird is not known'],
  [{ ...postalCode, required: false }, 'sections[0].fields[0].required must be true'],
  [{ ...postalCode, format: 'zip' }, 'sections[0].fields[0].format must be one of code, phone'],
  [{ ...postalCode, rules: [{ rule: 'length', max: '10' }] }, 'rules[0].max must be a number'],
  [
    { ...postalCode, rules: [{ rule: 'pattern' }] },
    'rules[0].rule must be one of length, range, count, custom',
  ],
  [
    { ...postalCode, shown: { field: 'country', operator: '~', value: 1 } },
    'shown.operator must be one of =',
  ],
  [{ ...postalCode, shown: { all: [{ field: 'country', operator: '=' }] } }, 'shown.all[0].value is missing'],
  [{ ...postalCode, shown: 'country' }, 'shown must be an object'],
  [{ name: 'goods', kind: 'select', label }, 'sections[0].fields[0].options is missing'],
  [{ name: 'container', kind: 'group', label, fields: {} }, 'sections[0].fields[0].fields must be a list'],
])('the shape of %j is refused', (field, problem) => {
  expect(one(field)?.join()).toContain(problem);
});

test.each([
  [{ ...postalCode, name: 'zip' }, '“zip” is no field of these values'],
  [{ ...postalCode, name: 'isPickup' }, '“isPickup” is no input: its value is of another kind'],
  [{ ...postalCode, name: 'nature' }, '“nature” is no input: its value is of another kind'],
  [
    { ...postalCode, shown: { field: 'eta', operator: 'filled' } },
    '“postalCode” looks at “eta”, which is no field',
  ],
  [
    { ...postalCode, rules: [{ rule: 'custom', name: 'nowhere' }] },
    '“postalCode” calls “nowhere”, which is none of the rules',
  ],
  [
    { name: 'goods', kind: 'select', label, options: { source: 'toString' } },
    '“goods” calls “toString”, which is none of the sources',
  ],
])('%j does not fit its purpose', (field, problem) => {
  expect(one(field)).toEqual([problem]);
});

test('all that is wrong is named', () => {
  const problems = parse({
    sections: [{ fields: [{ ...postalCode, kind: 'x' }, { kind: 'input' }] }],
  }).problems;
  expect(problems).toHaveLength(4);
});

test('no JSON whatever throws, and none but a form is taken', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => parse(json).problems !== undefined));
  // Conditions as deep as a stack are refused like any other nonsense.
  const deep = JSON.parse(`${'{"not":'.repeat(5000)}1${'}'.repeat(5000)}`);
  expect(one({ ...postalCode, shown: deep })?.join()).toContain('nested too deeply');
});

test('a form with one piece of it replaced is refused or taken, but never throws', () => {
  const text = JSON.stringify(fclForm);
  const pieces = [...text.matchAll(/"[^"]*"|true|\d+/g)];
  fc.assert(
    fc.property(
      fc.constantFrom(...pieces),
      fc.constantFrom('null', '1', '"x"', '[]', '{}'),
      (piece, other) => {
        const isKey = text[piece.index + piece[0].length] === ':';
        const replaced = `${text.slice(0, piece.index)}${isKey ? '"x"' : other}${text.slice(piece.index + piece[0].length)}`;
        const { problems, definition } = parse(JSON.parse(replaced));
        return (problems === undefined) !== (definition === undefined);
      },
    ),
  );
});
