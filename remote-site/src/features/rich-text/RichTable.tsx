import type { RichBlock, RichCell, RichRow } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import { inOrder } from '../words/in-order.ts';
import styles from './RichText.module.css';

type RichTableProps = {
  rows: readonly RichRow[];
  drawBlocks: (blocks: readonly RichBlock[]) => ReactNode;
};

/** A table, which is scrolled by itself where it is wider than the text. */
export function RichTable({ rows, drawBlocks }: RichTableProps) {
  const { t } = useTranslation('site');
  const drawRow = (row: RichRow) => {
    // A row of headings is of the columns; a heading before other cells is of its row.
    const scope = row.content.every(({ type }) => type === 'tableHeader') ? 'col' : 'row';
    const drawCell = ({ type, content }: RichCell) =>
      type === 'tableHeader' ? <th scope={scope}>{drawBlocks(content)}</th> : <td>{drawBlocks(content)}</td>;
    return <tr>{inOrder(row.content.map(drawCell))}</tr>;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className={styles.table} aria-label={t('text.table')} tabIndex={0}>
      <table>
        <tbody>{inOrder(rows.map(drawRow))}</tbody>
      </table>
    </section>
  );
}
