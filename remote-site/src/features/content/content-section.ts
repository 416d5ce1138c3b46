import {
  type ContentKind,
  type ContentOf,
  type Locale,
  type LocalizedText,
  textLimits,
} from '@berth/contract';
import type { FormDefinition, UploadedFile } from '@berth/ui';

/** A record as it is typed: numbers are texts, a picture is a file. */
export type EntryOf<Kind extends ContentKind> = Omit<
  {
    [Field in keyof ContentOf<Kind>]: [ContentOf<Kind>[Field]] extends [number | null]
      ? string
      : Field extends 'pictureId'
        ? readonly UploadedFile[]
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

export type ContentField = FormDefinition<object>['sections'][number]['fields'][number];

/** A section whose fields are needed and checked as the contract says, which the server asks as well. */
export function defineContent<Kind extends ContentKind>(section: ContentSection<Kind>): ContentSection<Kind> {
  const limits: Readonly<Record<string, { isRequired: boolean }>> = textLimits[section.kind];
  const checked = (field: ContentField, parent = ''): ContentField => {
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
