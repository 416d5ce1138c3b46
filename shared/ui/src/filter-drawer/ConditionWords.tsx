import { fillTemplate } from '@berth/contract';
import { optionName, useChosenOptions } from '../multi-select/option-source.ts';
import { describeRow } from './describe-row.ts';
import styles from './FilterChips.module.css';
import type { FilterTexts } from './filter-drawer-texts.ts';
import type { FilterField } from './filter-field.ts';
import type { FilterRow } from './filter-rows.ts';

type ConditionWordsProps = { field: FilterField | undefined; row: FilterRow; texts: FilterTexts };

/** A condition as people read it, values of a select by their names. */
export function ConditionWords({ field, row, texts }: ConditionWordsProps) {
  const source = field?.kind === 'select' ? field.options : [];
  const chosen = useChosenOptions(source, field?.kind === 'select' ? row.values : []);
  const nameOf = (value: string) => optionName(chosen.find(value), value, texts.locale);
  const { operator, value, full } = describeRow(row, field?.kind, texts, nameOf);
  return (
    <span className={styles.words} title={full === value ? undefined : full}>
      <span className={styles.field}>{field?.label ?? fillTemplate(texts.gone, { field: row.field })}</span>{' '}
      {operator && <span className={styles.operator}>{operator}</span>} <span>{value}</span>
    </span>
  );
}
