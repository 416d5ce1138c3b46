import { expect, test } from '@jest/globals';
import { defineForm, type FormDefinition } from './define-form.ts';
import type { AnyForm } from './form-fields.ts';

type Delivery = {
  type: 'amazon' | 'private' | null;
  code: string;
  pieces: string;
  etd: string | null;
  isPickup: boolean;
  nature: readonly ('battery' | 'magnet')[];
  container: { kind: string; seals: readonly string[] };
};

const label = { 'zh-CN': '字段', en: 'Field' };
const choices = [{ value: 'amazon', label }] as const;
const etd = { name: 'etd', kind: 'date', label } as const;

test('a definition that fits its values is data, and nothing else', () => {
  const form = defineForm<Delivery>({
    sections: [
      {
        key: 'delivery',
        fields: [
          { name: 'type', kind: 'radio', label, choices, required: true },
          { name: 'code', kind: 'input', label, shown: { field: 'type', operator: '=', value: 'amazon' } },
          {
            name: 'pieces',
            kind: 'number',
            label,
            required: { field: 'container.kind', operator: 'filled' },
          },
          etd,
          {
            name: 'container',
            kind: 'group',
            label,
            fields: [{ name: 'kind', kind: 'select', label, options: [] }],
          },
        ],
      },
    ],
  });
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
});

/** Never called: TypeScript refuses each of these, and would complain here if it did not. */
function refusedByTypes(): FormDefinition<Delivery>[] {
  const one = (fields: Parameters<typeof defineForm<Delivery>>[0]['sections'][number]['fields']) =>
    defineForm<Delivery>({ sections: [{ key: 'a', fields }] });
  return [
    // @ts-expect-error no such field
    one([{ name: 'codes', kind: 'input', label }]),
    // @ts-expect-error a switch keeps no text
    one([{ name: 'isPickup', kind: 'input', label }]),
    // @ts-expect-error a date may be null, which a text field never keeps
    one([{ name: 'etd', kind: 'input', label }]),
    // @ts-expect-error no such choice
    one([{ name: 'type', kind: 'radio', label, choices: [{ value: 'walmart', label }] }]),
    // @ts-expect-error a condition on a value that never occurs
    one([{ ...etd, shown: { field: 'type', operator: '=', value: 'walmart' } }]),
    // @ts-expect-error a switch has no order
    one([{ ...etd, shown: { field: 'isPickup', operator: '<', value: 1 } }]),
    // @ts-expect-error a condition on no field
    one([{ ...etd, shown: { field: 'container.size', operator: 'empty' } }]),
    // @ts-expect-error it calls a function that was not declared
    one([{ ...etd, rules: [{ rule: 'custom', name: 'bookable' }] }]),
    // @ts-expect-error a list of a few known words is ticked, not typed
    one([{ name: 'nature', kind: 'tags', label }]),
  ];
}

test('what types refuse is refused by types', () => {
  expect(refusedByTypes).toBeInstanceOf(Function);
});

const broken: [string, AnyForm, string][] = [
  ['a field twice', { sections: [{ key: 'a', fields: [etd, etd] }] }, 'two fields are called “etd”'],
  [
    'a section twice',
    {
      sections: [
        { key: 'a', fields: [] },
        { key: 'a', fields: [] },
      ],
    },
    'two sections are called “a”',
  ],
  [
    'a condition on no field',
    { sections: [{ key: 'a', fields: [{ ...etd, shown: { field: 'eta', operator: 'filled' } }] }] },
    '“etd” looks at “eta”, which is no field',
  ],
  [
    'conditions in a circle',
    {
      sections: [
        {
          key: 'a',
          fields: [
            { ...etd, shown: { field: 'eta', operator: 'filled' } },
            { ...etd, name: 'eta', shown: { not: { field: 'etd', operator: 'filled' } } },
          ],
        },
      ],
    },
    'whether “etd” is shown depends on itself; whether “eta” is shown depends on itself',
  ],
  [
    'a name that is a path',
    { sections: [{ key: 'a', fields: [{ ...etd, name: 'a.b' }] }] },
    '“a.b” is no name of a field',
  ],
];

test.each(broken)('%s is refused by name', (_what, form, problem) => {
  const define = defineForm as unknown as (form: AnyForm) => unknown; // as from JavaScript, without the types
  expect(() => define(form)).toThrow(`This form cannot be drawn: ${problem}`);
});
