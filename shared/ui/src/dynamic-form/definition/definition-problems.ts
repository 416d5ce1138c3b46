import { type FormCondition, pathsOfCondition } from './form-condition.ts';
import type { AnyForm, FormFieldData, FormOptions } from './form-fields.ts';
import { type FieldAt, listFields } from './list-fields.ts';

/**
 * What keeps a form from being drawn though each part of it has the right shape; for developers, in English. Conditions
 * that decide about each other's fields in a circle have no answer, and are refused.
 */
export function definitionProblems(form: AnyForm): string[] {
  const all = listFields(form);
  const paths = new Set(all.map(({ path }) => path));
  return [
    ...repeated(form.sections.map(({ key }) => key)).map((key) => `two sections are called “${key}”`),
    ...repeated(all.map(({ path }) => path)).map((path) => `two fields are called “${path}”`),
    ...all
      .filter(({ field }) => !/^\w+$/.test(field.name))
      .map(({ path }) => `“${path}” is no name of a field`),
    ...all.flatMap(({ path, field, shownOf }) =>
      pathsLookedAt(field, shownOf)
        .filter((other) => !paths.has(other))
        .map((other) => `“${path}” looks at “${other}”, which is no field`),
    ),
    ...circles(all).map((path) => `whether “${path}” is shown depends on itself`),
  ];
}

function pathsLookedAt(field: FormFieldData, shownOf: readonly FormCondition[]): string[] {
  const own = [field.required, field.disabled, field.readOnly].filter((when) => typeof when === 'object');
  return [...new Set([...[...shownOf, ...own].flatMap(pathsOfCondition), ...dependenciesOf(field)])];
}

/** The fields that a field's options depend on. */
export function dependenciesOf(field: FormFieldData): readonly string[] {
  const options: FormOptions | undefined = 'options' in field ? field.options : undefined;
  return options && 'source' in options ? (options.dependsOn ?? []) : [];
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

function circles(all: readonly FieldAt[]): string[] {
  const next = new Map(all.map(({ path, shownOf }) => [path, shownOf.flatMap(pathsOfCondition)]));
  const leadsBack = (start: string) => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (path === start) return true;
      if (seen.has(path)) continue;
      seen.add(path);
      open.push(...(next.get(path) ?? []));
    }
    return false;
  };
  return all.map(({ path }) => path).filter(leadsBack);
}
