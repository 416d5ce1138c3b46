import type { FormDefinition, FormNames } from './define-form.ts';
import { definitionProblems } from './definition-problems.ts';
import type { AnyForm, FormFieldData } from './form-fields.ts';
import { formJson } from './form-json.ts';
import { emptyValueOf, valueAt } from './form-values.ts';
import { isObject } from './json-checks.ts';
import { listFields } from './list-fields.ts';

export type ParsedForm<Values, Names extends FormNames> =
  | { definition: FormDefinition<Values, Names>; problems?: undefined }
  /** What is wrong and where, such as `sections[0].fields[2].kind must be one of …`. */
  | { problems: readonly string[]; definition?: undefined };

/** What a definition from elsewhere is for: values that it must fit, and the names that it may call. */
export type FormPurpose<Values, Names extends FormNames> = {
  /** Values of the form (its first draft): each field must be one of theirs, and of a kind that fits. */
  values: Values;
  sources?: readonly Names['source'][];
  rules?: readonly Names['rule'][];
  tables?: readonly Names['table'][];
};

/**
 * A form that comes as JSON, from a server or a settings page, checked as far as `defineForm` is checked by types: its
 * shape, its fields against the values, the functions that it calls. All that is wrong is named, not only the first.
 */
export function parseFormDefinition<Values extends object, Names extends FormNames = FormNames>(
  json: unknown,
  purpose: FormPurpose<Values, Names>,
): ParsedForm<Values, Names> {
  const problems: string[] = [];
  formJson(json, '', (at, what) => problems.push(`${at.replace(/^\./, '') || 'the form'} ${what}`));
  if (problems.length > 0) return { problems };
  const form = json as AnyForm; // its shape was just checked
  problems.push(...definitionProblems(form), ...misfits(form, purpose));
  return problems.length > 0 ? { problems } : { definition: form };
}

function misfits(form: AnyForm, purpose: FormPurpose<object, FormNames>): string[] {
  const { values, sources, rules, tables } = purpose;
  return listFields(form).flatMap(({ path, field }) => {
    const value = valueAt(values, path);
    const found: string[] = [];
    if (value === undefined) found.push(`“${path}” is no field of these values`);
    else if (!fits(field, value)) found.push(`“${path}” is no ${field.kind}: its value is of another kind`);
    const called = (name: string, known: readonly string[] = [], what: string) =>
      known.includes(name) || found.push(`“${path}” calls “${name}”, which is none of the ${what}`);
    if ('options' in field && 'source' in field.options) called(field.options.source, sources, 'sources');
    if (field.kind === 'table') called(field.table, tables, 'tables');
    for (const rule of field.rules ?? []) if (rule.rule === 'custom') called(rule.name, rules, 'rules');
    return found;
  });
}

/** Whether a value is of the type that a field of this kind keeps. */
function fits(field: FormFieldData, value: unknown): boolean {
  const empty = emptyValueOf(field);
  if (empty === null) return value === null || typeof value === 'string';
  if (field.kind === 'date-range') return Array.isArray(value) && value.length === 2;
  if (Array.isArray(empty)) return Array.isArray(value);
  if (isObject(empty)) return isObject(value);
  return typeof value === typeof empty;
}
