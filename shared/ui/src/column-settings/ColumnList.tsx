import { fillTemplate } from '@berth/contract';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../ui-texts.ts';
import styles from './ColumnList.module.css';
import { ColumnRow } from './ColumnRow.tsx';
import { type ColumnDraft, changeColumn, isLastShown, moveColumn } from './column-draft.ts';
import { columnSettingsTexts } from './column-settings-texts.ts';
import { dragAnnouncements } from './drag-announcements.ts';

type ColumnListProps = {
  id: string;
  columns: readonly { key: string; title: string; isSortable?: boolean; isAlwaysShown?: boolean }[];
  draft: ColumnDraft;
  onChange: (draft: ColumnDraft) => void;
  onDragging: (isDragging: boolean) => void;
  isDisabled: boolean;
};

/** Rows are dragged up and down, not sideways out of their list. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The columns in their order: dragged by their handle, with the keys on the handle, or by two buttons. */
export function ColumnList({ id, columns, draft, onChange, onDragging, isDisabled }: ColumnListProps) {
  const texts = useTexts(columnSettingsTexts);
  const [announced, setAnnounced] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = draft.columns.map(({ key }) => key);
  const titleOf = (key: string | number) => columns.find((column) => column.key === key)?.title ?? '';
  const moveBy = (key: string, step: -1 | 1) => {
    const place = keys.indexOf(key) + step;
    if (place < 0 || place >= keys.length) return;
    const buttonId = `${id}-${key}-${step < 0 ? 'up' : 'down'}`;
    // A row that moves in the document loses the focus, and with it the next press of the key.
    flushSync(() => onChange(moveColumn(draft, key, place)));
    document.getElementById(buttonId)?.focus();
    setAnnounced(fillTemplate(texts.moved, { column: titleOf(key), place: place + 1, all: keys.length }));
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    onDragging(false);
    if (over && over.id !== active.id) {
      onChange(moveColumn(draft, String(active.id), keys.indexOf(String(over.id))));
    }
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        screenReaderInstructions: { draggable: texts.dragHelp },
        announcements: dragAnnouncements(texts, titleOf, keys),
      }}
      onDragStart={() => onDragging(true)}
      onDragCancel={() => onDragging(false)}
      onDragEnd={handleDragEnd}
    >
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.headOfColumn}>{texts.column}</span>
        <span>{texts.width}</span>
        <span>{texts.sortable}</span>
        <span>{texts.fixed}</span>
        <span>{texts.order}</span>
      </div>
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        <ol className={styles.list}>
          {draft.columns.map((setting, at) => (
            <ColumnRow
              key={setting.key}
              id={`${id}-${setting.key}`}
              setting={setting}
              column={columns.find(({ key }) => key === setting.key)}
              isHideable={!isLastShown(draft, setting.key)}
              isFirst={at === 0}
              isLast={at === keys.length - 1}
              onChange={(change) => onChange(changeColumn(draft, setting.key, change))}
              onMove={(step) => moveBy(setting.key, step)}
            />
          ))}
        </ol>
      </SortableContext>
      <span className={styles.hidden} aria-live="polite">
        {announced}
      </span>
    </DndContext>
  );
}
