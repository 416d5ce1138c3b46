import { dependenciesOf } from './definition-problems.ts';
import type { AnyForm, FormFieldData } from './form-fields.ts';
import { listFields } from './list-fields.ts';

/** The value at a path such as `container.kind`; undefined where there is none. */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Record<string, unknown>)[name] // an own property, as was just seen
      : undefined;
  }, values);
}

/** The same values with another at a path; whatever is not on the way keeps its identity. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inner = (values as Record<string, unknown>)[name]; // a form's values have the names of its fields
  const next = rest.length === 0 ? value : withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), value);
  return { ...values, [name]: next };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field of this kind holds while nothing is entered. */
export function emptyValueOf(field: FormFieldData): unknown {
  switch (field.kind) {
    case 'switch':
      return false;
    case 'date':
    case 'datetime':
    case 'time':
    case 'radio':
      return null;
    case 'date-range':
      return [null, null];
    case 'group':
      return Object.fromEntries(field.fields.map((inner) => [inner.name, emptyValueOf(inner)]));
    case 'multi-select':
    case 'cascader':
    case 'tags':
    case 'checkbox':
    case 'upload':
    case 'image':
    case 'table':
      return [];
    default:
      return '';
  }
}

/** A change by hand: the field's new value, and every field whose options depend on it emptied, and so on down. */
export function changeValue<Values extends object>(
  form: AnyForm,
  values: Values,
  path: string,
  value: unknown,
): Values {
  let next = withValueAt(values, path, value);
  const emptied = new Set([path]);
  const open = [path];
  for (let changed = open.pop(); changed !== undefined; changed = open.pop()) {
    for (const { path: other, field } of listFields(form)) {
      if (emptied.has(other) || !dependenciesOf(field).includes(changed)) continue;
      emptied.add(other);
      open.push(other);
      next = withValueAt(next, other, emptyValueOf(field));
    }
  }
  return next;
}

/** What a form submits: what is shown, and nothing else. A group is there with what is shown of it. */
export type SubmittedValues<Values> = {
  [Name in keyof Values]?: Values[Name] extends readonly unknown[]
    ? Values[Name]
    : Values[Name] extends object
      ? SubmittedValues<Values[Name]>
      : Values[Name];
};

/**
 * The values without those of fields that are not shown. The draft keeps them, so that a condition that changes to
 * and fro loses nothing that was typed; rich text is shown only and is never submitted.
 */
export function submittedValues<Values extends object>(
  form: AnyForm,
  values: Values,
  isShown: (path: string) => boolean,
): SubmittedValues<Values> {
  let submitted: object = {};
  for (const { path, field } of listFields(form)) {
    if (!isShown(path) || field.kind === 'rich-text') continue;
    submitted = withValueAt(submitted, path, field.kind === 'group' ? {} : valueAt(values, path));
  }
  return submitted as SubmittedValues<Values>; // some of the values, at their own paths
}
