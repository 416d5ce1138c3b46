import { PlusOutlined } from '@ant-design/icons';
import { pageSizes } from '@berth/contract';
import { type ApiProblem, Navigate, sameTab, useNavigate, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState, PageHeader, useMediaQuery } from '@berth/ui';
import { Button, Pagination } from 'antd';
import { bookingPaths } from '../../paths.ts';
import { BookingCards } from './BookingCards.tsx';
import { BookingTable } from './BookingTable.tsx';
import { DraftsStrip } from './DraftsStrip.tsx';
import { ListFilters } from './ListFilters.tsx';
import styles from './ListLclBookings.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useBookingLclListQuery } from './list-lcl-bookings.queries.ts';
import { isFiltered, type ListSearch, plainSearch, toListInput, writeSearch } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

/** `/business/lcl/index`: the customer's LCL bookings. */
export function ListLclBookingsPage() {
  const { t } = useTranslation('booking');
  const { search, change } = useListSearch();
  return (
    <div className={styles.page}>
      <PageHeader title={t('list.title')} meta={<DraftsStrip />} actions={<NewBookingButton />} />
      <section className={styles.panel} aria-label={t('list.title')}>
        <ListFilters search={search} onChange={change} />
        <Bookings search={search} onChange={change} />
      </section>
    </div>
  );
}

function NewBookingButton() {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate(bookingPaths.new())}>
      {t('list.new')}
    </Button>
  );
}

type BookingsProps = { search: ListSearch; onChange: (change: Partial<ListSearch>) => void };

/** What the search finds, or why there is nothing to show. */
function Bookings({ search, onChange }: BookingsProps) {
  const { t } = useTranslation('booking');
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const query = useBookingLclListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const problem = query.error as ApiProblem | undefined; // the only error of berthApi
  // `data` is the last answer that came, of whichever search; `currentData` is of this one.
  const isStale = query.currentData === undefined;
  // A session that ended has its dialog; the page waits behind it.
  if (problem && !query.isFetching && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  if (!query.data) return <ListSkeleton />;
  const { rows, total, summary } = query.data;
  if (rows.length === 0 && total > 0 && !isStale) {
    // Beyond the last page: an old link, or what stood there is gone.
    const last = writeSearch({ ...search, page: Math.ceil(total / search.pageSize) });
    return <Navigate to={`${bookingPaths.list()}?${last}`} replace state={sameTab} />;
  }
  if (total === 0 && !isStale) {
    return isFiltered(search) ? (
      <EmptyState
        text={t('list.noMatch')}
        action={
          <Button onClick={() => onChange({ ...plainSearch, sort: search.sort })}>{t('list.clear')}</Button>
        }
      />
    ) : (
      <EmptyState text={t('list.empty')} action={<NewBookingButton />} />
    );
  }
  return (
    <>
      {isNarrow ? (
        <BookingCards rows={rows} summary={summary} isStale={isStale} />
      ) : (
        <BookingTable
          rows={rows}
          summary={summary}
          sort={search.sort}
          isStale={isStale}
          onSort={(sort) => onChange({ sort })}
        />
      )}
      <nav className={styles.paging} aria-label={t('list.pages')}>
        <Pagination
          current={search.page}
          pageSize={search.pageSize}
          total={total}
          size="small"
          simple={isNarrow}
          showSizeChanger={!isNarrow}
          pageSizeOptions={[...pageSizes]}
          showTotal={() => t('list.count', { count: total })}
          onChange={(page, pageSize) =>
            onChange({
              page: pageSize === search.pageSize ? page : 1,
              pageSize: pageSize as ListSearch['pageSize'],
            })
          }
        />
      </nav>
    </>
  );
}
