import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useEffect, useId } from 'react';
import type { TableLook } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { ColumnList } from './ColumnList.tsx';
import styles from './ColumnSettingsPanel.module.css';
import { columnSettingsTexts } from './column-settings-texts.ts';
import { OutcomeLine } from './OutcomeLine.tsx';
import { TableLookFields } from './TableLookFields.tsx';
import { type ColumnDraftOptions, hasWrongWidth, useColumnDraft } from './use-column-draft.ts';

export type ColumnSettingsPanelProps = Omit<ColumnDraftOptions, 'look' | 'saved'> & {
  columns: readonly { key: string; title: string; isSortable?: boolean; isAlwaysShown?: boolean }[];
  /** Each with every column that there is. */
  look: TableLook;
  saved: TableLook;
  onClose: () => void;
  onDragging: (isDragging: boolean) => void;
  /** Whether something would be lost now. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** It was about to be closed with something unsaved. */
  isWarned: boolean;
};

/** Inside the drawer of {@link ColumnSettings}: the columns, the look of the table, and what is done with them. */
export function ColumnSettingsPanel(props: ColumnSettingsPanelProps) {
  const { columns, onClose, onDragging, onUnsaved, isWarned, ...options } = props;
  const texts = useTexts(columnSettingsTexts);
  const id = useId();
  const editing = useColumnDraft(options);
  const { draft, isBusy, isChanged, outcome } = editing;
  const { saveDefaultColumns } = options.memory;
  const foot = useFocusKept(isWarned ? 'warned' : outcome.kind);
  useEffect(() => {
    onUnsaved(isChanged && !isBusy);
    return () => onUnsaved(false);
  }, [onUnsaved, isChanged, isBusy]);
  const unlessWrong = (act: () => void) => {
    const wrong = draft.columns.find(hasWrongWidth);
    if (wrong) document.getElementById(`${id}-${wrong.key}-width`)?.focus();
    else act();
  };
  const shown = draft.columns.filter(({ isShown }) => isShown).length;
  return (
    <div className={styles.panel}>
      <fieldset className={styles.fields} disabled={isBusy} aria-label={texts.title}>
        <TableLookFields id={id} draft={draft} onChange={editing.change} />
        <p className={styles.count}>{fillTemplate(texts.shownCount, { shown, all: draft.columns.length })}</p>
        <ColumnList
          id={id}
          columns={columns}
          draft={draft}
          onDragging={onDragging}
          isDisabled={isBusy}
          onChange={editing.change}
        />
      </fieldset>
      <div className={styles.foot} ref={foot} tabIndex={-1}>
        <OutcomeLine
          outcome={outcome}
          isWarned={isWarned && isChanged}
          onUndo={editing.undoReset}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={editing.keepMine}
          onSetDefault={() => unlessWrong(editing.setDefault)}
          onCancelDefault={editing.cancelDefault}
        />
        <Button onClick={editing.reset} loading={outcome.kind === 'resetting'} disabled={isBusy}>
          {texts.reset}
        </Button>
        {saveDefaultColumns && (
          <Button
            onClick={() => unlessWrong(editing.askDefault)}
            loading={outcome.kind === 'settingDefault'}
            disabled={isBusy}
          >
            {texts.setDefault}
          </Button>
        )}
        <span className={styles.gap} />
        <Button onClick={onClose}>{isChanged ? texts.cancel : texts.close}</Button>
        <Button
          type="primary"
          onClick={() => unlessWrong(editing.save)}
          loading={outcome.kind === 'saving'}
          disabled={isBusy || !isChanged}
        >
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
