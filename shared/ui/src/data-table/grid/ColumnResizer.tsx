import { fillTemplate } from '@berth/contract';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTextSpacing } from '../../theme/use-text-spacing.ts';
import { useTexts } from '../../ui-texts.ts';
import { columnWidths, movedWidth } from '../columns/column-layout.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import styles from './ColumnHeading.module.css';

/** All widths are those that are kept: without what the reader's own spacing adds to them. */
export type ColumnResizerProps = {
  title: string;
  widthPx: number;
  /** Takes what is left in the table besides. */
  isElastic: boolean;
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
export function ColumnResizer({ title, widthPx, isElastic, onPreview, onResize }: ColumnResizerProps) {
  const texts = useTexts(dataTableTexts);
  const spacing = useTextSpacing();
  const [isDragged, setIsDragged] = useState(false);
  const drag = useRef<{ startX: number; startPx: number; widthPx: number } | null>(null);
  const edge = useRef<HTMLSpanElement>(null);
  const elasticPx = useElasticWidth(edge, isElastic);
  // The elastic column is wider than its number says: what is seen is what is moved.
  const nowPx = elasticPx > 0 ? Math.round(elasticPx / spacing) : widthPx;

  const handlePointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startPx: nowPx, widthPx: nowPx };
    setIsDragged(true);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    const { startX, startPx } = drag.current;
    drag.current.widthPx = movedWidth(startPx, (event.clientX - startX) / spacing) ?? startPx;
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

  const moveByKey = (step: number) => {
    const next = movedWidth(nowPx, step * keyStepPx);
    if (next !== null) onResize(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Escape' && drag.current) finish(false);
    else if (event.key === 'Home') onResize(null);
    else if (step !== 0) moveByKey(event.shiftKey ? step * 5 : step);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between sections; this one is a handle with a value
    <span
      ref={edge}
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={fillTemplate(texts.columnWidth, { title })}
      aria-valuenow={nowPx}
      aria-valuemin={columnWidths.min}
      aria-valuemax={Math.max(columnWidths.max, nowPx)}
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

/** The width that the elastic column is drawn with now; 0 of any other, and where nothing has a layout. */
function useElasticWidth(edge: RefObject<HTMLElement | null>, isElastic: boolean): number {
  const [seenPx, setSeenPx] = useState(0);
  useLayoutEffect(() => {
    const head = isElastic && edge.current?.closest('th');
    if (!head) return;
    const measure = () => setSeenPx(head.offsetWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(head);
    return () => observer.disconnect();
  }, [edge, isElastic]);
  return isElastic ? seenPx : 0;
}
