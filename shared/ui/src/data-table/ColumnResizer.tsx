import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import styles from './ColumnHeading.module.css';
import { clampWidth, columnWidths } from './column-layout.ts';
import { dataTableTexts } from './data-table-texts.ts';

export type ColumnResizerProps = {
  title: string;
  widthPx: number;
  /** While the hand is on it; null when it let go. */
  onPreview: (widthPx: number | null) => void;
  /** null puts the column back to its own width. */
  onResize: (widthPx: number | null) => void;
};

const keyStepPx = 8;

/**
 * The edge of a column's head. Dragged with the pointer (Escape lets go and puts it back), or focused and moved
 * with the arrow keys, with Shift in larger steps; Home or a double click gives the column its own width again.
 */
export function ColumnResizer({ title, widthPx, onPreview, onResize }: ColumnResizerProps) {
  const texts = useTexts(dataTableTexts);
  const [isDragged, setIsDragged] = useState(false);
  const drag = useRef<{ startX: number; startPx: number; widthPx: number } | null>(null);

  const handlePointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // The elastic column is wider than its number says: what is seen is what the hand moves.
    const seenPx = event.currentTarget.closest('th')?.offsetWidth || widthPx;
    drag.current = { startX: event.clientX, startPx: seenPx, widthPx: seenPx };
    setIsDragged(true);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    drag.current.widthPx = clampWidth(drag.current.startPx + event.clientX - drag.current.startX);
    onPreview(drag.current.widthPx);
  };
  const finish = (isKept: boolean) => {
    const dragged = drag.current;
    drag.current = null;
    setIsDragged(false);
    if (!dragged) return;
    onPreview(null);
    if (isKept && dragged.widthPx !== dragged.startPx) onResize(dragged.widthPx);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Escape' && drag.current) finish(false);
    else if (event.key === 'Home') onResize(null);
    else if (step !== 0) onResize(clampWidth(widthPx + step * keyStepPx * (event.shiftKey ? 5 : 1)));
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between sections; this one is a handle with a value
    <span
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.columnWidth.replace('{title}', title)}
      aria-valuenow={widthPx}
      aria-valuemin={columnWidths.min}
      aria-valuemax={columnWidths.max}
      title={texts.widthHint}
      tabIndex={0}
      data-dragged={isDragged || undefined}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
      onDoubleClick={() => onResize(null)}
      onKeyDown={handleKeyDown}
    />
  );
}
