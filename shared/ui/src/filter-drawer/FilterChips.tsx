import { CloseOutlined } from '@ant-design/icons';
import { fillTemplate, type ParsedCondition } from '@berth/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { ConditionWords } from './ConditionWords.tsx';
import styles from './FilterChips.module.css';
import { useFilterTexts } from './filter-drawer-texts.ts';
import type { FilterField } from './filter-field.ts';
import { type ConditionRow, toRows } from './filter-rows.ts';

export type FilterChipsProps = {
  fields: readonly FilterField[];
  conditions: readonly ParsedCondition[];
  onChange: (conditions: readonly ParsedCondition[]) => void;
  /** Opens the drawer at the condition of a field: `FilterDrawerHandle.open`. */
  onOpen?: (field: string) => void;
};

/** The conditions that are applied, above the table: each in words and removable, the two ends of a range as one. */
export function FilterChips({ fields, conditions, onChange, onOpen }: FilterChipsProps) {
  const texts = useFilterTexts();
  const place = useRef<HTMLDivElement>(null);
  const chips = chipsOf(fields, conditions);
  const keep = (left: readonly ParsedCondition[]) => {
    place.current?.focus(); // the button that had it goes away
    onChange(left);
  };
  const list = (
    <ul className={styles.chips} aria-label={texts.applied}>
      {chips.map((row) => {
        const field = fields.find((candidate) => candidate.field === row.field);
        const label = field?.label ?? row.field;
        const words = <ConditionWords field={field} row={row} texts={texts} />;
        return (
          <li className={styles.chip} key={row.key}>
            {onOpen && field ? (
              <button type="button" className={styles.text} onClick={() => onOpen(row.field)}>
                {words}
              </button>
            ) : (
              <span className={styles.text}>{words}</span>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={fillTemplate(texts.remove, { field: label })}
              onClick={() => keep(conditions.filter((condition) => !row.conditions.includes(condition)))}
            >
              <CloseOutlined />
            </button>
          </li>
        );
      })}
      {chips.length > 1 && (
        <li>
          <Button type="link" size="small" onClick={() => keep([])}>
            {texts.clearAll}
          </Button>
        </li>
      )}
    </ul>
  );
  return (
    <div className={styles.place} tabIndex={-1} ref={place}>
      {chips.length > 0 && list}
    </div>
  );
}

/** A chip for each row, and one for each condition that cannot be shown as one: it can still be removed. */
function chipsOf(fields: readonly FilterField[], conditions: readonly ParsedCondition[]): ConditionRow[] {
  const { rows, dropped } = toRows(fields, conditions);
  const gone = dropped.map((condition, at) => ({ key: -1 - at, ...condition, conditions: [condition] }));
  return [...rows, ...gone];
}
