import type { FormCondition } from './form-condition.ts';
import type { AnyForm, FormFieldData } from './form-fields.ts';

/** A field with its path from the top of the form, and what must be shown for it to be. */
export type FieldAt = {
  path: string;
  field: FormFieldData;
  /** Of the section and of the groups that it stands in. */
  shownOf: readonly FormCondition[];
  /** The path of the group that it stands in. */
  parent: string | null;
};

const known = new WeakMap<AnyForm, readonly FieldAt[]>();

/** Every field of a form in its order, groups before what stands in them. Worked out once for a definition. */
export function listFields(form: AnyForm): readonly FieldAt[] {
  const listed = known.get(form);
  if (listed) return listed;
  const all = form.sections.flatMap(({ fields, shown }) => walk(fields, shown ? [shown] : [], null));
  known.set(form, all);
  return all;
}

function walk(
  fields: readonly FormFieldData[],
  above: readonly FormCondition[],
  parent: string | null,
): FieldAt[] {
  return fields.flatMap((field) => {
    const path = parent === null ? field.name : `${parent}.${field.name}`;
    const shownOf = field.shown ? [...above, field.shown] : above;
    const own: FieldAt = { path, field, shownOf, parent };
    return field.kind === 'group' ? [own, ...walk(field.fields, shownOf, path)] : [own];
  });
}
