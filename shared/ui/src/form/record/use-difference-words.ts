import type { LocalizedText } from '@berth/contract';
import { listFields } from '../../dynamic-form/definition/list-fields.ts';
import { dynamicFormTexts } from '../../dynamic-form/fields/dynamic-form-texts.ts';
import { shownValue } from '../../dynamic-form/fields/shown-value.ts';
import { useTexts } from '../../ui-texts.ts';
import type { DefinedSection } from '../defined/defined-section.ts';
import { useDefinedWords } from '../defined/use-defined-words.ts';
import type { DifferenceWords } from '../versions/CompareDialog.tsx';
import type { Difference, Side } from '../versions/merge-versions.ts';
import { useRecordWords } from './record-texts.ts';

/** What the places are called where two versions of a record differ, and what each side has there, by its definition. */
export function useDifferenceWords(
  sections: readonly DefinedSection[],
  name: LocalizedText,
): DifferenceWords {
  const words = useDefinedWords(sections);
  const { locale, say } = useRecordWords(name);
  const texts = useTexts(dynamicFormTexts);
  const fields = sections.flatMap(({ defined }) => listFields(defined.form));
  const fieldAt = (path: string) => fields.find((at) => at.path === path)?.field;
  const nameOfPlace = ({ path, line = 0 }: Difference) => {
    const [list = '', row, column] = path.split('.');
    if (row === undefined || fieldAt(path)) return words.field(path);
    if (column === undefined) return say('row', { list: words.field(list), line });
    return words.cell(list, column, line);
  };
  const textOf = ({ path, ...difference }: Difference, side: Side): string => {
    const value = difference[side];
    const field = fieldAt(path);
    const parts = path.split('.').length;
    if (field?.kind === 'table') return say('rows', { count: Number(value) });
    if (!field && parts === 2) return say(value ? 'isRow' : 'noRow');
    const options = field && 'options' in field && Array.isArray(field.options) ? field.options : [];
    const shown = field ? shownValue(field, value, { locale, texts, options }) : String(value ?? '');
    return shown || '—';
  };
  return { nameOfPlace, textOf };
}
