import { chinaDayIn, isOpenAt, nextOpening } from '@berth/contract';
import { useLocale, useNow, useTranslation } from '@berth/runtime';
import { dayInWords } from '../words/site-words.ts';
import type { About } from './about.queries.ts';
import styles from './OpenState.module.css';

type OpenStateProps = Pick<About['branches'][number], 'hours' | 'closedDays'>;

/** Whether a branch is open, and if not, why on a holiday and when it opens: by the clock of China. */
export function OpenState({ hours, closedDays }: OpenStateProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const now = new Date(useNow());
  if (isOpenAt(hours, closedDays, now)) {
    return <p className={`${styles.state} ${styles.open}`}>{t('about.openNow')}</p>;
  }
  const today = chinaDayIn(0, now);
  const holiday = closedDays.find(({ day }) => day === today);
  const opening = nextOpening(hours, closedDays, now);
  const opens = () => {
    if (!opening) return null;
    const { day, time } = opening;
    if (day === today) return t('about.opensToday', { time });
    if (day === chinaDayIn(1, now)) return t('about.opensTomorrow', { time });
    return t('about.opensOn', { day: dayInWords(day, locale), time });
  };
  return (
    <p className={styles.state}>
      {holiday ? t('about.closedFor', { reason: holiday.reason }) : t('about.closedNow')}
      {opening && <span className={styles.opens}>{opens()}</span>}
    </p>
  );
}
