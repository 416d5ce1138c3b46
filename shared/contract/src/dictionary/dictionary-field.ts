import type { LocalizedText } from '../language/locale.ts';

/** How the text of a field is brought into its form and checked. */
export type DictionaryFieldType =
  | { type: 'text' }
  /** As it was typed: `0012`, `NA` and `null` are codes like any other. */
  | { type: 'code' }
  | { type: 'portCode' }
  | { type: 'hsCode' }
  | { type: 'country' }
  | { type: 'countries' }
  | { type: 'coordinates' }
  | { type: 'day' }
  | { type: 'customsUnit' }
  | { type: 'elements' }
  | { type: 'number'; min: number; most: number; decimals: number }
  | { type: 'choice'; choices: Readonly<Record<string, LocalizedText>> };

export type DictionaryField = DictionaryFieldType & {
  heading: LocalizedText;
  /** Other headings by which files name it. */
  alsoNamed?: readonly string[];
  /** In characters. */
  max: number;
  isRequired?: boolean;
  /** What to type. */
  help?: LocalizedText;
  /** A column of the list on the screen. */
  isListed?: boolean;
};

export type DictionaryFields = Readonly<Record<string, DictionaryField>>;

/** The texts of an entry by its fields; `''` where there is none. Numbers are texts, too: `1.50` stays one. */
export type DictionaryEntry = Readonly<Record<string, string>>;

export type DictionaryDefinition = {
  /** One of them, within a sentence. */
  one: LocalizedText;
  /** The field by which an entry is known and which never changes. */
  key: string;
  fields: DictionaryFields;
};
