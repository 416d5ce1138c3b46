import {
  type ContentKind,
  type ContentOf,
  contentProblems,
  inEachLanguage,
  type Locale,
  type LocalizedText,
  problemMessage,
  textLimits,
} from '@berth/contract';
import { type CustomRule, type FormDefinition, numberOfDraft } from '@berth/ui';

/** A record as it is typed: numbers are texts. */
export type EntryOf<Kind extends ContentKind> = Omit<
  {
    [Field in keyof ContentOf<Kind>]: [ContentOf<Kind>[Field]] extends [number | null]
      ? string
      : ContentOf<Kind>[Field];
  },
  'kind'
>;

/** What forms call by name: the branches, to choose from. */
export type ContentNames = { source: 'branches'; rule: never; table: never };

/** Of a kind everything that its list and its form need. */
export type ContentSection<Kind extends ContentKind> = {
  kind: Kind;
  /** One of them, within a sentence. */
  one: LocalizedText;
  /** Where visitors see it, and the page of it. */
  seen: LocalizedText;
  seenAt: string;
  /** What stands where there are none: what to do next. */
  none: LocalizedText;
  /** Null where none is added. */
  empty: EntryOf<Kind> | null;
  form: FormDefinition<EntryOf<Kind>, ContentNames>;
  nameOf: (record: ContentOf<Kind>, locale: Locale) => string;
  columns: readonly ContentColumn<Kind>[];
};

type ContentColumn<Kind extends ContentKind> = {
  key: string;
  title: LocalizedText;
  widthPx: number;
  /** `now` as `YYYY-MM-DD HH:mm:ss` in China. */
  text: (record: ContentOf<Kind>, locale: Locale, now: string) => string;
};

type Field = FormDefinition<object>['sections'][number]['fields'][number];

/** A section whose fields are needed and checked as the contract says, which the server asks as well. */
export function defineContent<Kind extends ContentKind>(section: ContentSection<Kind>): ContentSection<Kind> {
  const limits: Readonly<Record<string, { isRequired: boolean }>> = textLimits[section.kind];
  const checked = (field: Field, parent = ''): Field => {
    const path = parent + field.name;
    if (field.kind === 'group')
      return { ...field, fields: field.fields.map((inner) => checked(inner, `${path}.`)) };
    const rules = [...(field.rules ?? []), { rule: 'custom', name: path } as const];
    return limits[path]?.isRequired ? { ...field, required: true, rules } : { ...field, rules };
  };
  const sections = section.form.sections.map((part) => ({
    ...part,
    fields: part.fields.map((field) => checked(field)),
  }));
  return { ...section, form: { sections } };
}

/** The rules of its fields by their paths: what the contract says of the whole record. */
export function contentRules<Kind extends ContentKind>({ kind, form }: ContentSection<Kind>) {
  const rule =
    (path: string): CustomRule<EntryOf<Kind>> =>
    (_value, entry) => {
      const found = contentProblems(recordOf({ kind, form }, entry)).find((problem) => problem.path === path);
      return found ? inEachLanguage((locale) => problemMessage(found, locale)) : null;
    };
  const names = form.sections.flatMap(({ fields }) => fields.flatMap((field) => pathsOf(field)));
  return Object.fromEntries(names.map((path) => [path, rule(path)]));
}

function pathsOf(field: Field): string[] {
  return field.kind === 'group' ? field.fields.map(({ name }) => `${field.name}.${name}`) : [field.name];
}

/** What is sent of what was typed. */
export function recordOf<Kind extends ContentKind>(
  { kind, form }: Pick<ContentSection<Kind>, 'kind' | 'form'>,
  entry: EntryOf<Kind>,
): ContentOf<Kind> {
  const numbers = numberFields(form);
  const values = Object.entries(entry).map(([name, value]) => [
    name,
    numbers.includes(name) ? numberOfDraft(value as string) : value, // a number is typed as a text
  ]);
  return { ...Object.fromEntries(values), kind } as ContentOf<Kind>; // the same fields
}

/** A record as it is typed. */
export function entryOf<Kind extends ContentKind>(
  { form }: Pick<ContentSection<Kind>, 'form'>,
  record: ContentOf<Kind>,
): EntryOf<Kind> {
  const { kind: _kind, ...fields } = record;
  const numbers = numberFields(form);
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    numbers.includes(name) ? String(value ?? '') : value,
  ]);
  return Object.fromEntries(values) as EntryOf<Kind>; // the same fields
}

function numberFields(form: Pick<FormDefinition<object>, 'sections'>): string[] {
  return form.sections.flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind === 'number').map(({ name }) => name),
  );
}
