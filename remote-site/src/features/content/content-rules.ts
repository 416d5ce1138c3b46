import { type ContentKind, contentProblems, inEachLanguage, problemMessage } from '@berth/contract';
import type { CustomRule } from '@berth/ui';
import { recordOf } from './content-entry.ts';
import type { ContentField, ContentSection, EntryOf } from './content-section.ts';

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

function pathsOf(field: ContentField): string[] {
  return field.kind === 'group' ? field.fields.map(({ name }) => `${field.name}.${name}`) : [field.name];
}
