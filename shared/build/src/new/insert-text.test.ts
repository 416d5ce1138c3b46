import { describe, expect, test } from '@jest/globals';
import { addImport, insertAfter, insertBefore, replaceOnce } from './insert-text.ts';
import { camel, pascal, plural, sentence, snake } from './names.ts';

const table = 'export const all = {\n  ...bills,\n} as const;\n';

describe('a registration', () => {
  test('stands before the end of its table', () => {
    expect(insertBefore(table, /^\} as const;/m, '  ...claims,\n')).toBe(
      'export const all = {\n  ...bills,\n  ...claims,\n} as const;\n',
    );
  });

  test('stands after its heading', () => {
    expect(insertAfter(table, /^export const all = \{\n/m, '  ...claims,\n')).toBe(
      'export const all = {\n  ...claims,\n  ...bills,\n} as const;\n',
    );
  });

  test('is made once', () => {
    const once = insertBefore(table, /^\} as const;/m, '  ...claims,\n');
    expect(insertBefore(once, /^\} as const;/m, '  ...claims,\n')).toBe(once);
    const line = "import { claims } from './claims.ts';";
    expect(addImport(addImport(table, line), line)).toBe(`${line}\n${table}`);
  });

  test('takes the place of one text and of no other', () => {
    expect(replaceOnce('a b a', 'a', '$&c')).toBe('$&c b a');
  });

  test('says what it looked for in a file that it does not know', () => {
    expect(() => insertBefore('nothing', /^\} as const;/m, '  ...claims,\n')).toThrow('...claims');
    expect(() => replaceOnce('nothing', '...bills', '...claims')).toThrow('...bills');
  });
});

test.each([
  ['claim', 'claims', 'Claim', 'claim', 'claim', 'Claim'],
  ['fee-item', 'fee-items', 'FeeItem', 'feeItem', 'fee_item', 'Fee item'],
  ['enquiry', 'enquiries', 'Enquiry', 'enquiry', 'enquiry', 'Enquiry'],
  ['tax', 'taxes', 'Tax', 'tax', 'tax', 'Tax'],
  ['day', 'days', 'Day', 'day', 'day', 'Day'],
])('%s has the names of its kinds', (name, many, component, value, column, words) => {
  const found = [plural(name), pascal(name), camel(name), snake(name), sentence(name)];
  expect(found).toEqual([many, component, value, column, words]);
});
