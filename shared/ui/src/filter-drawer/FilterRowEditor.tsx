import { DeleteOutlined } from '@ant-design/icons';
import { fillTemplate, problemMessage, tableMemoryLimits } from '@berth/contract';
import { Select } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { SearchSelect } from '../search-select/SearchSelect.tsx';
import styles from './FilterRowEditor.module.css';
import { FilterValue } from './FilterValue.tsx';
import { type FilterTexts, useFilterTexts } from './filter-drawer-texts.ts';
import { type FilterField, type RowOperator, rowOperators } from './filter-field.ts';
import { changeField, type FilterRow, rowProblem, type TooMuch } from './filter-rows.ts';

type FilterRowEditorProps = {
  fields: readonly FilterField[];
  field: FilterField;
  row: FilterRow;
  /** Takes the focus to its value: it was just added, or is what somebody came for. */
  isFocused: boolean;
  /** Holds more than an address takes, together with the other rows. */
  isTooLong: boolean;
  /** Holds more values than a list takes, together with the rows before it. */
  tooMuch: Pick<TooMuch, 'most' | 'count'> | null;
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
  onEnter: () => void;
};

/** One condition: field, operator, value, and a button that removes it. */
export function FilterRowEditor(props: FilterRowEditorProps) {
  const { fields, field, row, isFocused, isTooLong, tooMuch, onChange, onRemove, onEnter } = props;
  const texts = useFilterTexts();
  const id = useId();
  const value = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) value.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isFocused]);
  const handleField = (name: string) => {
    const next = fields.find((candidate) => candidate.field === name);
    if (next && next !== field) onChange(changeField(row, next));
  };
  const note = rowNote(field, row, { isTooLong, tooMuch }, texts);
  const isRange = row.operator === 'between';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the field is named in the row
    <div className={styles.row} role="group" aria-label={field.label} data-range={isRange || undefined}>
      <SearchSelect
        aria-label={texts.field}
        placeholder={texts.findField}
        options={fields.map(fieldOption)}
        value={field.field}
        isKept
        onChange={handleField}
      />
      {!isRange && (
        <Select<RowOperator>
          aria-label={fillTemplate(texts.operatorOf, { field: field.label })}
          value={row.operator}
          onChange={(operator) => onChange({ ...row, operator })}
          popupMatchSelectWidth={false}
          options={rowOperators(field, row.operator).map((operator) => ({
            value: operator,
            label: texts.operators[operator],
          }))}
          optionRender={({ value: operator, label }) => (
            <>
              <span className={styles.symbol} aria-hidden="true">
                {/^[=!<>]/.test(String(operator)) && operator}
              </span>
              {label}
            </>
          )}
        />
      )}
      <div className={isRange ? `${styles.value} ${styles.ranged}` : styles.value} ref={value}>
        <FilterValue
          key={`${field.field} ${row.operator === 'between'}`}
          id={`${id}-value`}
          field={field}
          row={row}
          label={fillTemplate(texts.valueOf, { field: field.label })}
          describedBy={note ? `${id}-note` : undefined}
          isInvalid={note?.kind === 'error'}
          texts={texts}
          onChange={(values) => onChange({ ...row, values })}
          onEnter={onEnter}
        />
        {note && (
          <div className={styles.note} data-kind={note.kind} id={`${id}-note`}>
            {note.text}
          </div>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={fillTemplate(texts.remove, { field: field.label })}
        onClick={onRemove}
      >
        <DeleteOutlined />
      </button>
    </div>
  );
}

function fieldOption({ field, label }: FilterField) {
  return { value: field, nameZh: label, nameEn: label, search: '' };
}

/** What is told of a row at its value; a range tells its own faults. */
function rowNote(
  field: FilterField,
  row: FilterRow,
  { isTooLong, tooMuch }: Pick<FilterRowEditorProps, 'isTooLong' | 'tooMuch'>,
  texts: FilterTexts,
) {
  const problem = rowProblem(field, row);
  if (problem === 'tooManyValues') {
    const counts = { max: tableMemoryLimits.valuesPerCondition, count: row.values.length };
    return { kind: 'error', text: fillTemplate(texts.tooManyValues, counts) };
  }
  if (problem === 'tooLong' || isTooLong) return { kind: 'error', text: texts.tooLong };
  if (tooMuch) return { kind: 'error', text: fillTemplate(texts.tooMuch, tooMuch) };
  if (problem === 'empty') return { kind: 'hint', text: texts.empty };
  if (problem === null || problem === 'fromAfterTo' || row.operator === 'between') return null;
  return { kind: 'error', text: problemMessage({ path: 'value', rule: problem }, texts.locale) };
}
