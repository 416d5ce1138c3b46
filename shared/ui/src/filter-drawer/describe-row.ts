import { fillTemplate } from '@berth/contract';
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
    const [from = '', to = ''] = values.map(withoutSeconds);
    const template = from && to ? texts.fromUntil : from ? texts.from : texts.until;
    const value = fillTemplate(template, { from, to });
    return { operator: '', value, full: value };
  }
  const names = values.map((value) => {
    if (kind === 'switch') return value === '1' ? texts.yes : texts.no;
    return withoutSeconds(nameOf(value));
  });
  const full = names.join(texts.listJoin);
  const rest = names.length - shownValues;
  const value =
    rest > 0
      ? `${names.slice(0, shownValues).join(texts.listJoin)} ${fillTemplate(texts.more, { count: texts.locale === 'en' ? rest : names.length })}`
      : full;
  return { operator: texts.operators[operator], value, full };
}

/** `2026-12-01 09:30:00` as people write it. */
function withoutSeconds(value: string): string {
  return value.replace(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}):00$/, '$1');
}
