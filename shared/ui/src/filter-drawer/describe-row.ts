import { fillTemplate } from '@berth/contract';
import { showDateText } from '../date-input/date-text.ts';
import type { FilterTexts } from './filter-drawer-texts.ts';
import type { FilterField } from './filter-field.ts';
import type { FilterRow } from './filter-rows.ts';

const shownValues = 3;

/** A condition in words: `operator` is empty for a range, which its value says. `full` names every value. */
export function describeRow(
  { operator, values }: FilterRow,
  kind: FilterField['kind'] | undefined,
  texts: FilterTexts,
  nameOf: (value: string) => string,
): { operator: string; value: string; full: string } {
  if (operator === 'between') {
    const from = showDateText(values[0] ?? null);
    const to = showDateText(values[1] ?? null, 'end');
    const template = from && to ? texts.fromUntil : from ? texts.from : texts.until;
    const value = fillTemplate(template, { from, to });
    return { operator: '', value, full: value };
  }
  const names = values.map((value) => {
    if (kind === 'switch') return value === '1' ? texts.yes : texts.no;
    return showDateText(nameOf(value));
  });
  const full = names.join(texts.listJoin);
  const rest = names.length - shownValues;
  const value =
    rest > 0
      ? `${names.slice(0, shownValues).join(texts.listJoin)} ${fillTemplate(texts.more, { count: texts.locale === 'en' ? rest : names.length })}`
      : full;
  return { operator: texts.operators[operator], value, full };
}
