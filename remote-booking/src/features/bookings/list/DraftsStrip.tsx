import { Link, sameTab, useTranslation } from '@berth/runtime';
import { DeleteDrafts } from '../delete-drafts/DeleteDrafts.tsx';
import { useBookingUnfinishedQuery } from './booking-lists.queries.ts';
import styles from './DraftsStrip.module.css';
import type { MadeBookings } from './list-kind.ts';

/** Beside the title and the buttons, on a screen of 1440. */
const mostShown = 2;

/** Drafts that wait to be finished, offered quietly: nothing is drawn where there are none. */
export function DraftsStrip({ of: { kind, paths }, titleId }: { of: MadeBookings; titleId: string }) {
  const { t } = useTranslation('booking');
  const { data } = useBookingUnfinishedQuery({ query: { kind } }, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return (
    <div className={styles.strip}>
      <Link className={styles.title} to={`${paths.list()}?status=draft`} state={sameTab}>
        {t('list.draftsTitle', { count: data.total })}
      </Link>
      {data.rows.slice(0, mostShown).map((draft) => (
        <span className={styles.draft} key={draft.id}>
          <Link
            className={styles.open}
            to={paths.edit(draft)}
            title={t('list.continueDraft', { number: draft.businessNumber })}
          >
            <span className={styles.number}>{draft.businessNumber}</span>
            <span className={styles.goods}>{draft.goodsName || t('list.draftGoods')}</span>
          </Link>
          <DeleteDrafts size="small" isBrief nextId={titleId} bookings={[{ ...draft, status: 'draft' }]} />
        </span>
      ))}
    </div>
  );
}
