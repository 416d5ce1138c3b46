import { PlusOutlined } from '@ant-design/icons';
import { cargoLineLimits } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { useMediaQuery } from '@berth/ui';
import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { choicesOf, useBookingPackingsQuery } from '../booking-choices/booking-choices.queries.ts';
import { CargoCard } from './CargoCard.tsx';
import cards from './CargoCards.module.css';
import { CargoRow } from './CargoRow.tsx';
import styles from './CargoSheet.module.css';
import { type CargoLineDraft, cargoFields, isLineDraftEmpty } from './cargo-draft.ts';
import type { CargoEdit } from './cargo-edits.ts';
import { messagesByLine, requiredCargoFields } from './cargo-line-props.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

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

/** Cargo lines, edited like a sheet; cards on a narrow screen. A removed line can be had back. */
export function CargoSheet({ id, lines, messages, isAmazon, idOf, onEdit, onLeave }: CargoSheetProps) {
  const { t } = useTranslation('booking');
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const { options: packings } = choicesOf(useBookingPackingsQuery());
  const [removed, setRemoved] = useState<{ line: CargoLineDraft; at: number } | null>(null);
  const current = useRef(lines);
  useEffect(() => {
    current.current = lines;
  });
  const handleEdit = useCallback(
    (edit: CargoEdit) => {
      if (edit.type === 'remove') {
        const at = current.current.findIndex(({ key }) => key === edit.line);
        const line = current.current[at];
        setRemoved(line && !isLineDraftEmpty(line) ? { line, at } : null);
      }
      onEdit(edit);
    },
    [onEdit],
  );
  const handleKeyDown = useSheetKeys(lines, handleEdit);
  const messagesOf = messagesByLine(messages);
  const handleUndo = () => {
    if (!removed) return;
    onEdit({ type: 'restore', removed: removed.line, at: removed.at });
    setRemoved(null);
  };
  const Line = isNarrow ? CargoCard : CargoRow;
  const drawn = lines.map((line, index) => (
    <Line
      key={line.key}
      line={line}
      index={index}
      messages={messagesOf(line.key)}
      packings={packings}
      isAmazon={isAmazon}
      idOf={idOf}
      onEdit={handleEdit}
      onLeave={onLeave}
    />
  ));
  return (
    <div className={styles.sheet}>
      {isNarrow ? (
        <ol className={cards.cards} onKeyDown={handleKeyDown}>
          {drawn}
        </ol>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} onKeyDown={handleKeyDown} aria-label={t('section.cargo')}>
            <SheetHead />
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
          {removed && (
            <>
              {t('cargo.removed', { line: removed.at + 1 })}
              <Button type="link" size="small" onClick={handleUndo}>
                {t('cargo.undo')}
              </Button>
            </>
          )}
        </span>
      </div>
      {messages.get('cargo') && <div className={styles.problem}>{messages.get('cargo')}</div>}
    </div>
  );
}

function SheetHead() {
  const { t } = useTranslation('booking');
  return (
    <thead>
      <tr>
        <th className={styles.lineNumber} scope="col">
          <span className={styles.spoken}>{t('cargo.number')}</span>
        </th>
        {cargoFields.map((field) => (
          <th key={field} scope="col" data-field={field}>
            {t(`cargo.${field}`)}
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
