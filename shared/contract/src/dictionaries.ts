export { readCoordinates, writeCoordinates } from './dictionary/coordinates.ts';
export { dictionaryDefinitions } from './dictionary/dictionary-definitions.ts';
export type {
  DictionaryDefinition,
  DictionaryEntry,
  DictionaryField,
} from './dictionary/dictionary-field.ts';
export {
  matchDictionaryHeading,
  retiredColumn,
  retiredHeading,
  retiredWord,
} from './dictionary/dictionary-headings.ts';
export type { DictionaryKind } from './dictionary/dictionary-kinds.ts';
export {
  dictionaryGroups,
  dictionaryKindNames,
  dictionaryKinds,
  dictionaryLimits,
} from './dictionary/dictionary-kinds.ts';
export {
  countriesOf,
  dictionaryProblems,
  hsCodeOf,
  normalizeDictionaryEntry,
  normalizeField,
} from './dictionary/dictionary-rules.ts';
