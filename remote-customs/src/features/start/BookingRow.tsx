import { mergeLimit, mergeObstacle, mergeObstacleNames } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { formatCount, formatWeight } from '@berth/ui';
import { customsPaths } from '../../paths.ts';
import type { DeclaredBooking } from '../calls/customs.queries.ts';
import styles from './start.module.css';

type Obstacle = { key: 'declared' | 'notDeclared' | 'full' } | { merge: keyof typeof mergeObstacleNames };

/** Why a booking cannot be chosen beside the others for a declaration; null where it can. */
export function obstacleOf(
  booking: DeclaredBooking,
  others: readonly DeclaredBooking[],
  declarationId?: string,
): Obstacle | null {
  if (booking.declaration && booking.declaration.id !== declarationId) return { key: 'declared' };
  if (booking.kinds.length === 0) return { key: 'notDeclared' };
  if (others.length >= mergeLimit) return { key: 'full' };
  const [first] = others;
  const merge = first ? mergeObstacle(first, booking) : null;
  return merge && { merge };
}

type BookingRowProps = {
  booking: DeclaredBooking;
  isChosen: boolean;
  others: readonly DeclaredBooking[];
  declarationId: string | undefined;
  onToggle: () => void;
};

export function BookingRow({ booking, isChosen, others, declarationId, onToggle }: BookingRowProps) {
  const { t, locale } = useTranslation('customs');
  const { businessNumber, goodsName, voyage, dischargePort, cartons, grossThousandths, declaration } =
    booking;
  const obstacle = isChosen ? null : obstacleOf(booking, others, declarationId);
  const why =
    obstacle &&
    ('merge' in obstacle
      ? mergeObstacleNames[obstacle.merge][locale]
      : t(`start.${obstacle.key}`, { count: mergeLimit }));
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input type="checkbox" checked={isChosen} disabled={obstacle !== null} onChange={onToggle} />
        <span className={styles.number}>{businessNumber}</span>
      </label>
      <span>{[voyage, dischargePort].filter(Boolean).join(' · ') || '—'}</span>
      <span className={styles.words}>{goodsName}</span>
      <span className={styles.quiet}>
        {t('start.amounts', {
          cartons: formatCount(cartons, locale),
          weight: formatWeight(grossThousandths / 1000, locale),
        })}
      </span>
      {why && (
        <span className={styles.why}>
          {why}{' '}
          {declaration && (
            <Link className={styles.open} to={customsPaths.declaration(declaration)}>
              {t('start.open')}
            </Link>
          )}
        </span>
      )}
    </li>
  );
}
