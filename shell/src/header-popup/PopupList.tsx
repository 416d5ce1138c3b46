import { problemOf, problemText, type Signal, useLocale, useSignal } from '@berth/runtime';
import { EmptyState, ErrorState } from '@berth/ui';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './PopupList.module.css';

type Answer<Row> = {
  data?: { rows: Row[]; total: number } | undefined;
  error?: unknown;
  refetch: () => unknown;
};

type PopupListProps<Row> = {
  /** Gives one page of the list, of the usual size. */
  useRows: (page: number) => Answer<Row>;
  /** Counts up when the list is another. */
  news: Signal<number>;
  none: string;
  more: string;
  renderRow: (row: Row) => ReactNode;
};

/** What hangs in a popup of the header, page under page, down to the oldest. */
export function PopupList<Row>({ useRows, news, none, more, renderRow }: PopupListProps<Row>) {
  const [pages, setPages] = useState(1);
  const { data } = useRows(1);
  // Of every page but the last one.
  const { data: last } = useRows(pages);
  const isMore = last !== undefined && last.rows.length > 0 && last.total > pages * (data?.rows.length ?? 0);
  return (
    <>
      {data?.total === 0 && <EmptyState text={none} />}
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <PopupPage key={page} page={page} useRows={useRows} news={news} renderRow={renderRow} />
      ))}
      {isMore && (
        <Button type="text" block onClick={() => setPages(pages + 1)}>
          {more}
        </Button>
      )}
    </>
  );
}

type PopupPageProps<Row> = Pick<PopupListProps<Row>, 'useRows' | 'news' | 'renderRow'> & { page: number };

function PopupPage<Row>({ page, useRows, news, renderRow }: PopupPageProps<Row>) {
  const locale = useLocale();
  const { data, error, refetch } = useRows(page);
  const problem = problemOf({ error });
  const told = useSignal(news);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again because there is something new.
  useEffect(() => void refetch(), [told, refetch]);
  if (!data && problem) return <ErrorState message={problemText(problem, locale)} onRetry={refetch} />;
  if (!data) return <Skeleton className={styles.waiting} active title={false} paragraph={{ rows: 5 }} />;
  if (data.rows.length === 0) return null;
  return <ul className={styles.list}>{data.rows.map(renderRow)}</ul>;
}
