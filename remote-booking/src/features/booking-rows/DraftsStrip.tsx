import { Link, sameTab, useTranslation } from '@berth/runtime';
import { useBookingUnfinishedQuery } from '../list-lcl-bookings/list-lcl-bookings.queries.ts';
import styles from './DraftsStrip.module.css';

const mostShown = 3;

type DraftsStripProps = {
  kind: 'lcl' | 'fcl';
  paths: { list: () => string; edit: (booking: { id: string }) => string };
};

/** Drafts that wait to be finished, offered quietly: nothing is drawn where there are none. */
export function DraftsStrip({ kind, paths }: DraftsStripProps) {
  const { t } = useTranslation('booking');
  const { data } = useBookingUnfinishedQuery({ query: { kind } }, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return (
    <div className={styles.strip}>
      <Link className={styles.title} to={`${paths.list()}?status=draft`} state={sameTab}>
        {t('list.draftsTitle', { count: data.total })}
      </Link>
      {data.rows.slice(0, mostShown).map((draft) => (
        <Link
          className={styles.draft}
          key={draft.id}
          to={paths.edit(draft)}
          title={t('list.continueDraft', { number: draft.businessNumber })}
        >
          <span className={styles.number}>{draft.businessNumber}</span>
          <span className={styles.goods}>{draft.goodsName || t('list.draftGoods')}</span>
        </Link>
      ))}
    </div>
  );
}
