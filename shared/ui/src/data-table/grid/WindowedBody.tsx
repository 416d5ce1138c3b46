import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import styles from './TableGrid.module.css';
import { useRowWindow } from './use-row-window.ts';

/** How the rows of one table are drawn: whether only those in sight, and how high each is. */
export const RowWindowContext = createContext({ isOn: false, rowPx: 40 });

/**
 * antd's table body that draws only the rows in sight. antd makes an element for each row once (cheap); of these
 * the ones in sight are handed on, and as they stay the same elements React draws only what is new. antd's own
 * `virtual` draws divs without any role, in a table apart from its head.
 */
export function WindowedBody({ children, ...rest }: ComponentProps<'tbody'>) {
  const { isOn, rowPx } = useContext(RowWindowContext);
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { measureRow, rows } = partsOf(children);
  const { from, to } = useRowWindow(body, rows.length, rowPx, isOn);
  const kept = isOn && focused !== null ? rows.findIndex((row) => keyOf(row) === focused) : -1;
  return (
    <tbody
      {...rest}
      ref={body}
      onFocus={({ target }) => setFocused(target.closest('tr')?.dataset.rowKey ?? null)}
      onBlur={({ relatedTarget }) => {
        if (!body.current?.contains(relatedTarget)) setFocused(null);
      }}
    >
      {measureRow}
      {isOn ? rowsInSight(rows, { from, to, kept, rowPx }) : rows}
    </tbody>
  );
}

/**
 * The rows of the window, and the row with the focus, which would lose it: with gaps for all others. In one list, so
 * that a row that comes into the window stays the same element.
 */
function rowsInSight(
  rows: readonly ReactNode[],
  { from, to, kept, rowPx }: { from: number; to: number; kept: number; rowPx: number },
): ReactNode[] {
  const gap = (key: string, count: number) => <Gap key={key} heightPx={count * rowPx} />;
  const before = kept >= 0 && kept < from ? kept : null;
  const after = kept >= to ? kept : null;
  return [
    gap('gap-first', before ?? from),
    ...(before === null ? [] : [rows[before], gap('gap-before', from - before - 1)]),
    ...rows.slice(from, to),
    ...(after === null ? [] : [gap('gap-after', after - to), rows[after]]),
    gap('gap-last', rows.length - 1 - (after ?? to - 1)),
  ];
}

/** antd's own key of a row. */
function keyOf(row: ReactNode): string | null {
  return isValidElement(row) ? row.key : null;
}

/** antd gives the row that it measures with (or false) and then the rows, or one row where there are none. */
function partsOf(children: ReactNode): { measureRow: ReactNode; rows: ReactNode[] } {
  const [measureRow, rows] = Array.isArray(children) ? (children as ReactNode[]) : [null, children];
  return { measureRow, rows: Array.isArray(rows) ? rows : Children.toArray(rows) };
}

/** Stands for the rows that are not drawn. */
function Gap({ heightPx }: { heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height: heightPx }} />
    </tr>
  );
}
