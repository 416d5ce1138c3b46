import type { SheetLine } from '../../form-table/sheet/sheet-columns.ts';
import { isEmptyValue } from '../definition/form-condition.ts';
import type { AnyForm, FormFieldData } from '../definition/form-fields.ts';
import { functionNamed, type LooseFunctions } from '../definition/form-functions.ts';
import { type FieldProblem, kindProblem, missingProblem, ruleProblem } from '../definition/form-rules.ts';
import { valueAt } from '../definition/form-values.ts';
import { listFields } from '../definition/list-fields.ts';
import type { FieldState } from '../fields/field-states.ts';

export type FormProblems = ReadonlyMap<string, FieldProblem>;

/**
 * What keeps the form from being submitted, by path, in the order of the form; cells of a table stand at
 * `<path>.<line key>.<field>`. Only what is shown and can be changed is checked, and of what is empty only whether it
 * may be.
 */
export function validateForm(
  form: AnyForm,
  values: object,
  states: ReadonlyMap<string, FieldState>,
  functions: LooseFunctions,
): FormProblems {
  const problems = new Map<string, FieldProblem>();
  const custom = (name: string, value: unknown) =>
    functionNamed(functions.rules, 'rules', name)(value, values as never); // `FormFunctions` tied it to these values
  for (const { path, field } of listFields(form)) {
    const state = states.get(path);
    if (!state?.isShown || state.isDisabled || state.isReadOnly || field.kind === 'rich-text') continue;
    const value = valueAt(values, path);
    const problem = fieldProblem(field, value, state.isRequired, custom);
    if (problem) problems.set(path, problem);
    for (const [at, cell] of cellProblems(path, field, value, functions)) problems.set(at, cell);
  }
  return problems;
}

function fieldProblem(
  field: FormFieldData,
  value: unknown,
  isRequired: boolean,
  custom: Parameters<typeof ruleProblem>[2],
): FieldProblem | null {
  // A switch that is off is an answer, but none where the answer must be yes (terms to be agreed to).
  const isMissing = field.kind === 'switch' ? value !== true : isEmptyValue(value);
  if (isMissing && isRequired) return missingProblem(field);
  if (isEmptyValue(value)) return null;
  const kind = kindProblem(field, value);
  if (kind) return { texts: kind };
  for (const rule of field.rules ?? []) {
    const texts = ruleProblem(rule, value, custom);
    if (texts) return { texts };
  }
  return null;
}

function cellProblems(
  path: string,
  field: FormFieldData,
  value: unknown,
  { tables }: LooseFunctions,
): [string, FieldProblem][] {
  if (field.kind !== 'table') return [];
  const lines = value as readonly SheetLine[]; // by the kind of its field
  const found = functionNamed(tables, 'tables', field.table).problems?.(lines) ?? [];
  return found.map(({ line, field: column, ...problem }) => [`${path}.${line}.${column}`, problem]);
}
