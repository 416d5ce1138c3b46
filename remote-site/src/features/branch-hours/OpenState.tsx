import { chinaDayIn, isOpenAt, nextOpening } from '@berth/contract';
import { type CallResult, useLocale, useNow, useTranslation } from '@berth/runtime';
import { dayInWords } from '../words/site-words.ts';
import styles from './OpenState.module.css';

type Branch = CallResult<'GET /index/getAbout'>['branches'][number];

/** Whether a branch is open, and if not, why on a holiday and when it opens: by the clock of China. */
export function OpenState({ hours, closedDays }: Pick<Branch, 'hours' | 'closedDays'>) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const now = new Date(useNow());
  if (isOpenAt(hours, closedDays, now)) {
    return <p className={`${styles.state} ${styles.open}`}>{t('branch.openNow')}</p>;
  }
  const today = chinaDayIn(0, now);
  const holiday = closedDays.find(({ day }) => day === today);
  const opening = nextOpening(hours, closedDays, now);
  const opens = () => {
    if (!opening) return null;
    const { day, time } = opening;
    if (day === today) return t('branch.opensToday', { time });
    if (day === chinaDayIn(1, now)) return t('branch.opensTomorrow', { time });
    return t('branch.opensOn', { day: dayInWords(day, locale), time });
  };
  return (
    <p className={styles.state}>
      {holiday ? t('branch.closedFor', { reason: holiday.reason }) : t('branch.closedNow')}
      {opening && <span className={styles.opens}>{opens()}</span>}
    </p>
  );
}
