import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../../data-table/DataTable.tsx';
import { PageHeader } from '../../page-header/PageHeader.tsx';
import styles from './ListPage.module.css';

export type ListPageProps<Row extends { id: string }, Summary> = Omit<
  DataTableProps<Row, Summary>,
  'name' | 'rowKey'
> & {
  /** The title of the page and the name of its table. */
  title: string;
  /** Of the title, which takes the focus when what held it is gone. */
  titleId?: string;
  /** Beside the title. */
  meta?: ReactNode;
  /** The buttons of the page, the main action last. */
  actions?: ReactNode;
  /** Between head and table, such as unsaved work. */
  notice?: ReactNode;
};

/**
 * The page of a list: title, actions and the table with its chips, drawer, views, export and cards. It fetches
 * nothing: the rows come by `answer`, what the server remembers by `memory`, the file by `onExport`.
 */
export function ListPage<Row extends { id: string }, Summary>(props: ListPageProps<Row, Summary>) {
  const { title, titleId, meta, actions, notice, ...table } = props;
  return (
    <div className={styles.page}>
      <PageHeader title={title} titleId={titleId} meta={meta} actions={actions} />
      {notice}
      <DataTable {...table} name={title} rowKey={({ id }) => id} />
    </div>
  );
}
