/** The eight operators of a filter condition (spec section 9). */
export const operators = ['=', '!=', '>', '>=', '<', '<=', 'include', 'notinclude'] as const;
export type Operator = (typeof operators)[number];
export const defaultOperator: Operator = 'include';

/** One condition: several values mean "any of them" (none of them for `!=` and `notinclude`). */
export type Condition = { values: readonly string[]; operator: string };

/**
 * A condition as it travels, in the address of a page, in a list call and in a favourite: `value|operator`,
 * several values comma-joined (spec section 9). In full:
 *
 *     condition = value *( "," value ) "|" operator
 *     value     = *( any character but "\" "," "|" / "\" any character )
 *
 * - A backslash makes the character behind it part of the value, whichever it is; written are `\\`, `\,` and
 *   `\|`, nothing else is escaped: `a\|b,c|include` has the values `a|b` and `c`.
 * - What follows the first unescaped `|` is the operator, to the end and as it is. Without one the whole text is
 *   values and the operator `include`; a backslash at the very end stands for itself.
 * - There is always a value; one may be empty: `|=` has the one value of no characters.
 * - What carries the text then escapes it by its own rules (percent-encoding in an address, JSON in a body).
 *   `%` and `_` mean nothing here; the server escapes them for SQL.
 */
export function encodeCondition({ values, operator }: Condition): string {
  return `${values.map((value) => value.replace(/[\\|,]/g, '\\$&')).join(',')}|${operator}`;
}

/** The reverse of {@link encodeCondition}. Without an unescaped `|` the default operator holds. */
export function decodeCondition(text: string): Condition {
  const values: string[] = [''];
  const append = (character: string) => {
    values[values.length - 1] += character;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\' && at + 1 < text.length) append(text.charAt(++at));
    else if (character === ',') values.push('');
    else if (character === '|') return { values, operator: text.slice(at + 1) };
    else append(character);
  }
  return { values, operator: defaultOperator };
}
