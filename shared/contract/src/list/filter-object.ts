import { decodeCondition, encodeCondition, operators } from './filter-condition.ts';
import type { ParsedCondition } from './parse-list-query.ts';

/** Conditions by field, each encoded as `value|operator` (spec section 3, `filterObj`). */
export type FilterObject = Readonly<Record<string, readonly string[]>>;

/** Conditions as a favourite stores them and as a list call sends them: by field, each encoded (spec section 3). */
export function toFilterObject(conditions: readonly ParsedCondition[]): FilterObject {
  // Without a prototype no field's name means anything but a field.
  const filterObj: Record<string, string[]> = Object.create(null);
  for (const { field, ...condition } of conditions) {
    filterObj[field] = [...(filterObj[field] ?? []), encodeCondition(condition)];
  }
  return { ...filterObj };
}

/** How many characters conditions take in an address, percent-encoded: a Han character is nine. */
export function addressLength(filterObj: FilterObject): number {
  const address = new URLSearchParams();
  for (const [field, texts] of Object.entries(filterObj)) {
    for (const text of texts) address.append(field, text);
  }
  return address.toString().length;
}

/**
 * The reverse of {@link toFilterObject}; conditions of one field stand together. A field with an operator that
 * there is not is named in `unreadable`, so that it can be said rather than passed over.
 */
export function fromFilterObject(filterObj: FilterObject): {
  conditions: ParsedCondition[];
  unreadable: string[];
} {
  const conditions: ParsedCondition[] = [];
  const unreadable: string[] = [];
  for (const [field, texts] of Object.entries(filterObj)) {
    for (const text of texts) {
      const { values, operator } = decodeCondition(text);
      const known = operators.find((candidate) => candidate === operator);
      if (known) conditions.push({ field, operator: known, values });
      else unreadable.push(field);
    }
  }
  return { conditions, unreadable };
}
