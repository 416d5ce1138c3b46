import { PlusOutlined } from '@ant-design/icons';
import { cargoLineLimits } from '@berth/contract';
import { useMediaQuery } from '@berth/ui';
import { Button } from 'antd';
import { useMemo } from 'react';
import { choicesOf, useBookingPackingsQuery } from '../booking-choices/booking-choices.queries.ts';
import { CargoCard } from './CargoCard.tsx';
import cards from './CargoCards.module.css';
import { CargoRow } from './CargoRow.tsx';
import styles from './CargoSheet.module.css';
import { type CargoLineDraft, cargoFields } from './cargo-draft.ts';
import type { CargoEdit } from './cargo-edits.ts';
import { messagesByLine, requiredCargoFields } from './cargo-line-props.ts';
import { PasteReport } from './PasteReport.tsx';
import { useSheetEdits } from './use-sheet-edits.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { type SheetWords, useSheetWords } from './use-sheet-words.ts';

export type CargoSheetProps = {
  /** Where a problem of the whole sheet jumps to. */
  id: string;
  lines: readonly CargoLineDraft[];
  messages: ReadonlyMap<string, string>;
  isAmazon: boolean;
  idOf: (path: string) => string;
  onEdit: (edit: CargoEdit) => void;
  onLeave: (path: string) => void;
};

/** From so many lines on each costs only what is in use. */
const manyLines = 40;

/** Cargo lines, edited like a sheet; cards on a narrow screen. A removed line can be had back. */
export function CargoSheet({ id, lines, messages, isAmazon, idOf, onEdit, onLeave }: CargoSheetProps) {
  const words = useSheetWords();
  const { t } = words;
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const { options: packings } = choicesOf(useBookingPackingsQuery());
  const edits = useSheetEdits(lines, packings, onEdit);
  const handleKeyDown = useSheetKeys(lines, edits.edit);
  const messagesOf = useMemo(() => messagesByLine(messages), [messages]);
  const Line = isNarrow ? CargoCard : CargoRow;
  const drawn = lines.map((line, index) => (
    <Line
      key={line.key}
      line={line}
      index={index}
      messages={messagesOf(line.key)}
      packings={packings}
      isAmazon={isAmazon}
      isLong={lines.length > manyLines}
      words={words}
      idOf={idOf}
      onEdit={edits.edit}
      onLeave={onLeave}
    />
  ));
  return (
    <div>
      {isNarrow ? (
        <ol className={cards.cards} onKeyDown={handleKeyDown} onPaste={edits.handlePaste}>
          {drawn}
        </ol>
      ) : (
        <div className={styles.scroll}>
          <table
            className={styles.table}
            onKeyDown={handleKeyDown}
            onPaste={edits.handlePaste}
            aria-label={t('section.cargo')}
          >
            <SheetHead words={words} />
            <tbody>{drawn}</tbody>
          </table>
        </div>
      )}
      <div className={styles.foot}>
        <Button
          id={id}
          icon={<PlusOutlined />}
          disabled={lines.length >= cargoLineLimits.lines}
          onClick={() => onEdit({ type: 'add' })}
        >
          {t('cargo.add')}
        </Button>
        <span className={styles.hint}>{isNarrow ? null : t('cargo.keys')}</span>
        <span role="status" className={styles.undo}>
          {edits.removed && (
            <>
              {t('cargo.removed', { line: edits.removed.at + 1 })}
              <Button type="link" size="small" onClick={edits.undo}>
                {t('cargo.undo')}
              </Button>
            </>
          )}
        </span>
      </div>
      <PasteReport paste={edits.pasted} onClose={edits.closeReport} />
      {messages.get('cargo') && <div className={styles.problem}>{messages.get('cargo')}</div>}
    </div>
  );
}

function SheetHead({ words: { t, columns } }: { words: SheetWords }) {
  return (
    <thead>
      <tr className={styles.row}>
        <th className={styles.lineNumber} scope="col">
          <span className={styles.spoken}>{t('cargo.number')}</span>
        </th>
        {cargoFields.map((field) => (
          <th key={field} scope="col" data-field={field}>
            {columns[field]}
            {requiredCargoFields.includes(field) && (
              <span className={styles.required} aria-hidden="true">
                *
              </span>
            )}
          </th>
        ))}
        <th className={styles.actions} scope="col">
          <span className={styles.spoken}>{t('cargo.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
