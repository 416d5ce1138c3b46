import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import styles from '../cells/FormTable.module.css';
import { hasLeftOut, type SheetPaste } from '../clipboard/read-paste.ts';
import type { SheetNotice } from '../commands/use-sheet-commands.ts';
import type { FormTableTexts } from '../sheet/form-table-texts.ts';

type SheetReportProps = {
  notice: SheetNotice | null;
  texts: FormTableTexts;
  mostLines: number;
  onUndo: () => void;
  onClose: () => void;
};

/**
 * What the last change did; of a paste, also whatever was not taken, and that stays until it is closed.
 * A button that goes with what was said gives the focus to the cell that it is about.
 */
export function SheetReport({ notice, texts, mostLines, onUndo, onClose }: SheetReportProps) {
  const isWarning = notice !== null && 'paste' in notice && hasLeftOut(notice.paste);
  const hasUndo = notice !== null && 'canUndo' in notice && notice.canUndo;
  return (
    <div role="status" className={styles.report} data-kind={isWarning ? 'warning' : undefined}>
      {notice && (
        <span>{'paste' in notice ? sentences(notice.paste, texts, mostLines).join(' · ') : notice.text}</span>
      )}
      {hasUndo && (
        <Button type="link" size="small" data-passing onClick={onUndo}>
          {texts.undoRemoval}
        </Button>
      )}
      {isWarning && (
        <Button type="link" size="small" data-passing onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </div>
  );
}

function sentences(paste: SheetPaste, texts: FormTableTexts, max: number): string[] {
  const { rows, rowsLeftOut, columnsLeftOut, foreignUnits, unknownChoices } = paste;
  const said = [fillTemplate(texts.pasted, { count: rows.length })];
  if (rowsLeftOut > 0) said.push(fillTemplate(texts.rowsLeftOut, { count: rowsLeftOut, max }));
  if (columnsLeftOut.length > 0) {
    said.push(fillTemplate(texts.columnsLeftOut, { names: shortList(columnsLeftOut, texts) }));
  }
  if (foreignUnits.length > 0) {
    said.push(fillTemplate(texts.foreignUnits, { names: shortList(foreignUnits, texts) }));
  }
  if (unknownChoices.length > 0) {
    said.push(fillTemplate(texts.unknownChoices, { names: shortList(unknownChoices, texts) }));
  }
  return said;
}

const mostNamed = 5;
const mostCharacters = 24;

function shortList(names: readonly string[], texts: FormTableTexts): string {
  const short = names
    .slice(0, mostNamed)
    .map((name) => (name.length > mostCharacters ? `${name.slice(0, mostCharacters)}…` : name));
  return [...short, ...(names.length > mostNamed ? ['…'] : [])].join(texts.comma);
}
