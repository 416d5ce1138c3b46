import { fillTemplate } from '@berth/contract';
import { toChinaTime } from '../format/format.ts';
import { useMinuteClock } from '../relative-time/minute-clock.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './DueDay.module.css';

const texts = {
  'zh-CN': {
    late: '逾期 {days} 天',
    lateOne: '逾期 1 天',
    today: '今天到期',
    ahead: '{days} 天后',
    tomorrow: '明天',
  },
  en: {
    late: '{days} days overdue',
    lateOne: '1 day overdue',
    today: 'Due today',
    ahead: 'in {days} days',
    tomorrow: 'tomorrow',
  },
};

const dayMs = 86_400_000;

/** Today in China, `YYYY-MM-DD`; another day once it is midnight there. */
export function useChinaDay(): string {
  return toChinaTime(new Date(useMinuteClock())).slice(0, 10);
}

export type DueDayProps = {
  /** `YYYY-MM-DD`, of China. */
  dueOn: string;
  /** Nothing is owed any more, or not yet: the day stands without words. */
  isSettled?: boolean;
};

/** A day by which something is due, and in words how far it is: 3 天后, 逾期 5 天. */
export function DueDay({ dueOn, isSettled }: DueDayProps) {
  const { late, lateOne, today, ahead, tomorrow } = useTexts(texts);
  const days = Math.round((Date.parse(dueOn) - Date.parse(useChinaDay())) / dayMs);
  const wordsOf = () => {
    if (days < 0) return days === -1 ? lateOne : fillTemplate(late, { days: -days });
    if (days === 0) return today;
    return days === 1 ? tomorrow : fillTemplate(ahead, { days });
  };
  return (
    <span className={styles.due}>
      <span>{dueOn}</span>
      {!isSettled && (
        <span className={styles.words} data-state={days < 0 ? 'late' : days <= 3 ? 'soon' : 'ahead'}>
          {wordsOf()}
        </span>
      )}
    </span>
  );
}
