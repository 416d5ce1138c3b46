import { type FormCondition, isConditionMet } from '../definition/form-condition.ts';
import type { AnyForm } from '../definition/form-fields.ts';
import { valueAt } from '../definition/form-values.ts';
import { listFields } from '../definition/list-fields.ts';

export type FieldState = { isShown: boolean; isRequired: boolean; isDisabled: boolean; isReadOnly: boolean };

/**
 * What the conditions of a form come to for its values. What is not shown counts as empty for every other condition,
 * so that nothing is decided by an answer that nobody sees. Disabled and read-only hold for all that a group contains.
 */
export function fieldStates(form: AnyForm, values: object): ReadonlyMap<string, FieldState> {
  const all = listFields(form);
  const byPath = new Map(all.map((at) => [at.path, at]));
  const shown = new Map<string, boolean>();
  const read = (path: string) => (isShown(path) ? valueAt(values, path) : undefined);
  const holds = (when: true | FormCondition | undefined) =>
    when === true || (when !== undefined && isConditionMet(when, read));
  function isShown(path: string): boolean {
    const known = shown.get(path);
    if (known !== undefined) return known;
    const isMet = (byPath.get(path)?.shownOf ?? []).every((condition) => isConditionMet(condition, read));
    shown.set(path, isMet);
    return isMet;
  }
  const states = new Map<string, FieldState>();
  for (const { path, field, parent } of all) {
    const above = parent === null ? undefined : states.get(parent); // groups come before what stands in them
    states.set(path, {
      isShown: isShown(path),
      isRequired: holds(field.required),
      isDisabled: above?.isDisabled === true || holds(field.disabled),
      isReadOnly: above?.isReadOnly === true || holds(field.readOnly),
    });
  }
  return states;
}
