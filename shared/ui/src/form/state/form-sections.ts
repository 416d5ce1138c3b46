import type { FormSpec } from './form-spec.ts';

/** Nothing left to do, a shown error, open, or untouched and optional. */
export type SectionState = 'done' | 'wrong' | 'open' | 'optional';

/** Sorts paths of problems into the order of the form, cells by line and column, as the summary lists them. */
export function inFormOrder<Draft>(
  form: Pick<FormSpec<Draft>, 'sections' | 'rowsOf'>,
  paths: Iterable<string>,
  draft: Draft,
): string[] {
  const rank = new Map(form.sections.flatMap(({ fields }) => fields).map((field, at) => [field, at]));
  const rows = form.rowsOf(draft);
  const placesOf = (path: string) => {
    const [field = '', row = '', column = ''] = path.split('.');
    const list = rows[field];
    return [
      rank.get(field) ?? rank.size,
      list?.keys.indexOf(row) ?? -1,
      list?.fields.indexOf(column) ?? -1,
    ] as const;
  };
  return [...paths]
    .map((path) => ({ path, places: placesOf(path) }))
    .sort(({ places: one }, { places: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .map(({ path }) => path);
}

/** How far each section is: `missing` are the paths that submitting would refuse, `shown` those with a message on screen. */
export function sectionStates<Draft extends object>(
  form: Pick<FormSpec<Draft>, 'sections' | 'rowsOf' | 'requiredFields'>,
  draft: Draft,
  { missing, shown }: { missing: Iterable<string>; shown: Iterable<string> },
): ReadonlyMap<string, SectionState> {
  const required = new Set(form.requiredFields(draft));
  const sectionsOf = (paths: Iterable<string>) =>
    new Set(
      [...paths].map((path) => {
        const field = path.split('.')[0] ?? '';
        return form.sections.find(({ fields }) => fields.includes(field))?.name;
      }),
    );
  const rows = form.rowsOf(draft);
  const hasContent = (field: string) => {
    const list = rows[field];
    return list ? !list.isEmpty : Boolean((draft as Record<string, unknown>)[field]); // one of its fields
  };
  const [left, wrong] = [sectionsOf(missing), sectionsOf(shown)];
  const stateOf = ({ name, fields }: (typeof form.sections)[number]): SectionState => {
    if (wrong.has(name)) return 'wrong';
    if (left.has(name)) return 'open';
    const isEntered = fields.some((field) => required.has(field) || hasContent(field));
    return isEntered ? 'done' : 'optional';
  };
  return new Map(form.sections.map((section) => [section.name, stateOf(section)]));
}
