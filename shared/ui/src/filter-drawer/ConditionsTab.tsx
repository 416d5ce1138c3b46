import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import styles from './FilterDrawer.module.css';
import { FilterRowEditor } from './FilterRowEditor.tsx';
import { useFilterTexts } from './filter-drawer-texts.ts';
import type { FilterField } from './filter-field.ts';
import { addRow, offeredFields } from './filter-rows.ts';
import type { FilterDraft } from './use-filter-draft.ts';

type ConditionsTabProps = {
  fields: readonly FilterField[];
  draft: FilterDraft;
  /** The row whose value takes the focus. */
  focusKey: number | null;
  onFocusRow: (key: number | null) => void;
  onNoFields: () => void;
  onApply: () => void;
};

/** The rows of conditions, and a button that adds the next. */
export function ConditionsTab(props: ConditionsTabProps) {
  const { fields, draft, focusKey, onFocusRow, onNoFields, onApply } = props;
  const texts = useFilterTexts();
  const add = useRef<HTMLButtonElement>(null);
  const { rows } = draft;
  const handleAdd = () => {
    const next = addRow(fields, rows);
    if (next === rows) return onNoFields();
    draft.change(next);
    onFocusRow(next.at(-1)?.key ?? null);
  };
  const handleRemove = (key: number) => {
    add.current?.focus(); // the button that had it goes away
    draft.change(rows.filter((row) => row.key !== key));
  };
  return (
    <>
      {rows.length === 0 && fields.length > 0 && <p className={styles.nothing}>{texts.noConditions}</p>}
      {rows.length > 0 && (
        <div className={styles.rows}>
          {rows.map((row) => {
            const field = fields.find((candidate) => candidate.field === row.field);
            return (
              field && (
                <FilterRowEditor
                  key={row.key}
                  fields={offeredFields(fields, rows, row)}
                  field={field}
                  row={row}
                  isFocused={row.key === focusKey}
                  isTooLong={row === draft.longRow}
                  tooMuch={row === draft.tooMuch?.row ? draft.tooMuch : null}
                  onChange={(changed) =>
                    draft.change(rows.map((each) => (each.key === row.key ? changed : each)))
                  }
                  onRemove={() => handleRemove(row.key)}
                  onEnter={onApply}
                />
              )
            );
          })}
        </div>
      )}
      <Button ref={add} type="dashed" block icon={<PlusOutlined aria-hidden="true" />} onClick={handleAdd}>
        {texts.add}
      </Button>
    </>
  );
}
