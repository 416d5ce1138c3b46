import { matchTariffHeading } from '../customs/tariff-headings.ts';
import { foldHeading } from '../import/fold-heading.ts';
import type { LocalizedText } from '../language/locale.ts';
import { dictionaryDefinitions } from './dictionary-definitions.ts';
import type { DictionaryKind } from './dictionary-kinds.ts';

/** The column of files that says whether an entry is retired. */
export const retiredColumn = 'isRetired';
export const retiredHeading: LocalizedText = { 'zh-CN': '已停用', en: 'Retired' };
export const retiredWord: LocalizedText = { 'zh-CN': '是', en: 'yes' };

/** The field that a heading of a file names, in either language or as the definition calls it; null for any other text. */
export function matchDictionaryHeading(kind: DictionaryKind, heading: string): string | null {
  if (heading.length > 80) return null;
  const name = foldHeading(heading.toLowerCase());
  const fields = Object.entries(dictionaryDefinitions[kind].fields);
  const named = fields.find(([field, { heading: own, alsoNamed = [] }]) =>
    [field, ...Object.values(own), ...alsoNamed].some((each) => foldHeading(each.toLowerCase()) === name),
  );
  if (named) return named[0];
  if (Object.values(retiredHeading).some((each) => foldHeading(each.toLowerCase()) === name))
    return retiredColumn;
  return kind === 'hsCode' ? matchTariffHeading(heading) : null;
}
