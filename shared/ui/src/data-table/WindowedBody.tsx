import { Children, type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react';
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
  const { measureRow, rows } = partsOf(children);
  const { from, to } = useRowWindow(body, rows.length, rowPx, isOn);
  return (
    <tbody {...rest} ref={body}>
      {measureRow}
      {isOn && <Gap heightPx={from * rowPx} />}
      {isOn ? rows.slice(from, to) : rows}
      {isOn && <Gap heightPx={(rows.length - to) * rowPx} />}
    </tbody>
  );
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
