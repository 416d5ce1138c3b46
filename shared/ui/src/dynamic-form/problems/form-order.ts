import type { SheetLine } from '../../form-table/sheet/sheet-columns.ts';
import type { AnyForm } from '../definition/form-fields.ts';
import { functionNamed, type LooseFunctions } from '../definition/form-functions.ts';
import { valueAt } from '../definition/form-values.ts';
import { listFields } from '../definition/list-fields.ts';

/** Entries by path in the order of the form: fields as they stand, cells by line and column, what has no place last. */
export function inFormOrder<Entry extends readonly [string, unknown]>(
  form: AnyForm,
  values: object,
  { tables }: LooseFunctions,
  entries: readonly Entry[],
): Entry[] {
  const fields = listFields(form);
  const places = new Map<string, number>();
  const place = (path: string) => places.set(path, places.size);
  for (const { path, field } of fields) {
    place(path);
    if (field.kind !== 'table' || !entries.some(([own]) => own.startsWith(`${path}.`))) continue;
    const columns = functionNamed(tables, 'tables', field.table).columns.map(({ key }) => key);
    for (const line of valueAt(values, path) as readonly SheetLine[] /* by its kind */) {
      for (const column of columns) place(`${path}.${line.key}.${column}`);
    }
  }
  const placeOf = (path: string): number => {
    const at = places.get(path);
    const cut = path.lastIndexOf('.');
    return at ?? (cut > 0 ? placeOf(path.slice(0, cut)) : places.size);
  };
  return entries.toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}
