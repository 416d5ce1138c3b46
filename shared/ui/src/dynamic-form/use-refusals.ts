import type { FieldError } from '@berth/contract';
import { useMemo } from 'react';

/**
 * What the server refused of a record that stands under `name` in the call, by the fields of its form. It is the same
 * list as long as it says the same.
 */
export function useRefusals(fields: readonly FieldError[] | undefined, name: string): readonly FieldError[] {
  const text = JSON.stringify(fields ?? []);
  return useMemo(() => {
    const refused = JSON.parse(text) as FieldError[]; // as it was just written
    const place = `${name}.`;
    return refused.map((each) =>
      each.field.startsWith(place) ? { ...each, field: each.field.slice(place.length) } : each,
    );
  }, [text, name]);
}
