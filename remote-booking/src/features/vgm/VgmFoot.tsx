import { problemText, useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { timeLeft } from '../bookings/view/time-left.ts';
import { useNow } from '../bookings/view/use-now.ts';
import type { Vgm } from './use-vgm.ts';
import styles from './VgmSection.module.css';

type VgmFootProps = {
  /** Of what is said above the button. */
  id: string;
  vgm: Vgm;
  /** How many of so many containers have their VGM. */
  known: number;
  count: number;
  /** It is due at (`YYYY-MM-DD HH:mm:ss`, China Standard Time); null while that is not known. */
  dueAt: string | null;
  hasDeparted: boolean;
  /** There is something to enter. */
  isOpen: boolean;
};

/** What is wrong with all of it together, how much is stored, and the button that tells it. */
export function VgmFoot({ id, vgm, known, count, dueAt, hasDeparted, isOpen }: VgmFootProps) {
  const { t, locale } = useTranslation('booking');
  const { failure, told, outdated, isConflict, isBusy } = vgm;
  const unsaved = told.length + outdated.length;
  const now = useNow();
  const isLate = hasDeparted || (dueAt !== null && timeLeft(dueAt, now).isOver);
  const sum = vgm.messageAt('containers');
  const stored = t(known === count ? 'vgm.complete' : 'vgm.known', { known, count });
  return (
    <>
      <div className={styles.notice} id={id} tabIndex={-1}>
        {isOpen && isLate && (
          <PageNotice tone="warning" title={t(hasDeparted ? 'vgm.departed' : 'vgm.late')} />
        )}
        {sum && <PageNotice tone="danger" title={sum} />}
        {failure && (
          <PageNotice tone="danger" title={problemText(failure, locale)}>
            {isConflict && t('vgm.conflict')}
          </PageNotice>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.state} role="status">
          {unsaved > 0 ? t('vgm.unsaved', { count: unsaved }) : stored}
        </span>
        {isOpen && (
          <Button type="primary" loading={isBusy} onClick={() => void vgm.submit()}>
            {t(isConflict ? 'vgm.submitChecked' : 'vgm.submit')}
          </Button>
        )}
      </div>
    </>
  );
}
