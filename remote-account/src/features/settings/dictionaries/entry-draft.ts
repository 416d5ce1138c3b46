import {
  type DictionaryEntry,
  type DictionaryKind,
  dictionaryDefinitions,
  dictionaryProblems,
  inEachLanguage,
  type Locale,
  normalizeDictionaryEntry,
  problemMessage,
} from '@berth/contract';
import type { CustomRule, FormDefinition } from '@berth/ui';

/** An entry as it is typed: each field a text. */
export type EntryDraft = Record<string, string>;

export type EntryNames = { source: never; rule: string; table: never };

export const emptyDraft = (kind: DictionaryKind): EntryDraft => ({ ...normalizeDictionaryEntry(kind, {}) });

/** The form of a kind, made of what the contract says of its fields; the code of a stored entry stays. */
export function entryForm(kind: DictionaryKind, isStored: boolean): FormDefinition<EntryDraft, EntryNames> {
  const { key, fields } = dictionaryDefinitions[kind];
  const drawn = Object.entries(fields).map(([name, field]) => {
    const basics = {
      name,
      label: field.heading,
      ...(field.help && { help: field.help }),
      ...(field.isRequired && { required: true as const }),
      ...(isStored && name === key && { readOnly: true as const }),
      ...(field.max > 150 && { isWide: true }),
      rules: [{ rule: 'custom', name } as const],
    };
    if (field.type !== 'choice') return { ...basics, kind: 'input' } as const;
    const choices = Object.entries(field.choices).map(([value, label]) => ({ value, label }));
    return { ...basics, kind: 'radio', choices } as const;
  });
  return { sections: [{ key: 'entry', fields: drawn }] };
}

/** The rules of its fields: what the contract says of the whole entry, which the server asks as well. */
export function entryRules(kind: DictionaryKind): Record<string, CustomRule<EntryDraft>> {
  const rule =
    (path: string): CustomRule<EntryDraft> =>
    (_value, entry) => {
      const problems = dictionaryProblems(kind, normalizeDictionaryEntry(kind, entry));
      const found = problems.find((problem) => problem.path === path);
      return found ? inEachLanguage((locale) => problemMessage(found, locale)) : null;
    };
  return Object.fromEntries(
    Object.keys(dictionaryDefinitions[kind].fields).map((path) => [path, rule(path)]),
  );
}

/** A value as people read it. */
export function shownValue(kind: DictionaryKind, field: string, value: string, locale: Locale): string {
  const definition = dictionaryDefinitions[kind].fields[field];
  return (definition?.type === 'choice' && definition.choices[value]?.[locale]) || value;
}

export function headingOf(kind: DictionaryKind, field: string, locale: Locale): string {
  return dictionaryDefinitions[kind].fields[field]?.heading[locale] ?? field;
}

export const asDraft = (entry: DictionaryEntry): EntryDraft => ({ ...entry });
