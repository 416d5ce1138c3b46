import { useMemo } from 'react';
import type { SectionSpec } from './form-spec.ts';
import type { FieldsForm } from './section-fields.ts';
import type { Form } from './use-form-state.ts';
import { isSameList, useSameValue } from './use-same-value.ts';

/** The part of a form that its sections of fields need. It stays the same while somebody types into a list, so that only the list is rendered again. */
export function useFieldsForm<Draft extends object, Section extends SectionSpec>(
  form: Form<Draft, Section>,
): FieldsForm<Draft> {
  const { spec, state, messages, frozen, undo, dispatch, idOf } = form;
  const required = useSameValue(spec.requiredFields(state.draft), isSameList);
  const lists = useSameValue(Object.keys(spec.rowsOf(state.draft)), isSameList);
  const isSame = useMemo(() => isSameBut(lists), [lists]);
  const draft = useSameValue<Draft>(state.draft, isSame);
  return { draft, required, frozen, messages, undo, dispatch, idOf };
}

function isSameBut(lists: readonly string[]) {
  return (one: object, other: object): boolean => {
    const [before, after] = [one, other] as Record<string, unknown>[]; // read as unknown
    return Object.keys(other).every((field) => lists.includes(field) || before?.[field] === after?.[field]);
  };
}
