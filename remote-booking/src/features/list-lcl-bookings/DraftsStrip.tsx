import { Link, useTranslation } from '@berth/runtime';
import { bookingPaths } from '../../paths.ts';
import styles from './DraftsStrip.module.css';
import { useBookingUnfinishedQuery } from './list-lcl-bookings.queries.ts';

const mostShown = 3;

/** Drafts that wait to be finished, offered quietly: nothing is drawn where there are none. */
export function DraftsStrip() {
  const { t } = useTranslation('booking');
  const { data } = useBookingUnfinishedQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return (
    <div className={styles.strip}>
      <span className={styles.title}>{t('list.draftsTitle', { count: data.total })}</span>
      {data.rows.slice(0, mostShown).map((draft) => (
        <Link
          className={styles.draft}
          key={draft.id}
          to={bookingPaths.edit(draft)}
          aria-label={t('list.continueDraft', { number: draft.businessNumber })}
        >
          <span className={styles.number}>{draft.businessNumber}</span>
          <span className={styles.goods}>{draft.goodsName || t('list.draftGoods')}</span>
        </Link>
      ))}
    </div>
  );
}
