import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { fillTemplate, tableMemoryLimits } from '@berth/contract';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { NumberInput } from '../number-input/NumberInput.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './ColumnRow.module.css';
import { type DraftColumn, readWidth } from './column-draft.ts';
import { columnSettingsTexts } from './column-settings-texts.ts';
import { FixedChoice } from './FixedChoice.tsx';

type ColumnRowProps = {
  id: string;
  setting: DraftColumn;
  column: { title: string; isSortable?: boolean; isAlwaysShown?: boolean } | undefined;
  /** Not the only one that is shown. */
  isHideable: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<Omit<DraftColumn, 'key' | 'widthPx'>>) => void;
  onMove: (step: -1 | 1) => void;
};

/** One column: its handle, whether it is shown, its width, sorting and side, and its place. */
export function ColumnRow(props: ColumnRowProps) {
  const { id, setting, column, isHideable, isFirst, isLast, onChange, onMove } = props;
  const texts = useTexts(columnSettingsTexts);
  const title = column?.title ?? setting.key;
  const named = (template: string) => fillTemplate(template, { column: title });
  const drag = useSortable({ id: setting.key, attributes: { roleDescription: texts.sortableItem } });
  const [transform, transition] = [CSS.Transform.toString(drag.transform), drag.transition];
  return (
    <li
      ref={drag.setNodeRef}
      className={[styles.row, drag.isDragging && styles.dragged, !setting.isShown && styles.off]
        .filter(Boolean)
        .join(' ')}
      style={{ transform, transition }}
    >
      <button
        type="button"
        ref={drag.setActivatorNodeRef}
        {...drag.attributes}
        {...drag.listeners}
        className={styles.handle}
        aria-label={named(texts.drag)}
      >
        <HolderOutlined aria-hidden="true" />
      </button>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={setting.isShown}
          disabled={column?.isAlwaysShown || (setting.isShown && !isHideable)}
          onChange={(event) => onChange({ isShown: event.target.checked })}
        />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {column?.isAlwaysShown && <span className={styles.note}>{texts.alwaysShown}</span>}
        </span>
      </label>
      <WidthField
        id={`${id}-width`}
        label={named(texts.widthOf)}
        text={setting.widthText}
        onChange={(widthText) => onChange({ widthText })}
      />
      <span className={styles.sort}>
        {column?.isSortable ? (
          <input
            type="checkbox"
            aria-label={named(texts.sortableOf)}
            checked={setting.isSortable}
            onChange={(event) => onChange({ isSortable: event.target.checked })}
          />
        ) : (
          <span className={styles.none} role="img" aria-label={named(texts.notSortable)}>
            —
          </span>
        )}
        <span className={styles.sortWord} aria-hidden="true">
          {texts.sortable}
        </span>
      </span>
      <FixedChoice
        className={styles.fixed}
        name={`${id}-fixed`}
        label={named(texts.fixedOf)}
        value={setting.fixed}
        onChange={(fixed) => onChange({ fixed })}
      />
      <span className={styles.moves}>
        <MoveButton id={`${id}-up`} label={named(texts.moveUp)} isEnd={isFirst} onMove={() => onMove(-1)} />
        <MoveButton
          id={`${id}-down`}
          label={named(texts.moveDown)}
          isEnd={isLast}
          isDown
          onMove={() => onMove(1)}
        />
      </span>
    </li>
  );
}

type WidthFieldProps = { id: string; label: string; text: string; onChange: (text: string) => void };

/** What is wrong with a width is told when the field is left: `1` on the way to `120` is not wrong yet. */
function WidthField({ id, label, text, onChange }: WidthFieldProps) {
  const texts = useTexts(columnSettingsTexts);
  const [wasLeftWrong, setWasLeftWrong] = useState(false);
  const isMeaningless = readWidth(text) === undefined;
  const isWrong = isMeaningless && wasLeftWrong;
  const { minWidthPx: min, maxWidthPx: max } = tableMemoryLimits;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the field inside of it, nothing is done with it.
    <span className={styles.width} onBlur={() => setWasLeftWrong(isMeaningless)}>
      <NumberInput
        id={id}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={text}
        placeholder={texts.auto}
        isWhole
        onChange={onChange}
      />
      {isWrong && (
        <span className={styles.error} id={`${id}-error`}>
          {fillTemplate(texts.widthRule, { min, max })}
        </span>
      )}
    </span>
  );
}

type MoveButtonProps = { id: string; label: string; isDown?: boolean; isEnd: boolean; onMove: () => void };

/** At the end of the list it keeps the focus and does nothing. */
function MoveButton({ id, label, isDown, isEnd, onMove }: MoveButtonProps) {
  const Icon = isDown ? ArrowDownOutlined : ArrowUpOutlined;
  return (
    <button
      type="button"
      id={id}
      className={styles.move}
      aria-label={label}
      title={label}
      aria-disabled={isEnd || undefined}
      onClick={onMove}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
