import { fillTemplate } from '@berth/contract';
import { formatMoment } from '../format/format.ts';
import { useMinuteClock } from '../relative-time/minute-clock.ts';
import { readMoment } from '../relative-time/read-moment.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './TimeLeft.module.css';

const texts = {
  'zh-CN': {
    lateDays: '逾期 {count} 天',
    lateHours: '逾期 {count} 小时',
    lateHour: '逾期 1 小时',
    over: '刚刚逾期',
    near: '不到 1 小时',
    hour: '还有 1 小时',
    hours: '还有 {count} 小时',
    days: '还有 {count} 天',
  },
  en: {
    lateDays: '{count} days overdue',
    lateHours: '{count} hours overdue',
    lateHour: '1 hour overdue',
    over: 'just overdue',
    near: 'less than 1 hour left',
    hour: '1 hour left',
    hours: '{count} hours left',
    days: '{count} days left',
  },
};

const hourMs = 3600_000;
const dayHours = 24;
/** Below that, hours say more than days. */
const hoursUntil = 48;

export type TimeLeftProps = {
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
  until: string;
};

/** What is left until a deadline, in words that follow the clock; the moment itself is its title. */
export function TimeLeft({ until }: TimeLeftProps) {
  const words = useTexts(texts);
  const nowMs = useMinuteClock();
  const untilMs = readMoment(until);
  if (untilMs === null) return <span>—</span>;
  const isLate = untilMs <= nowMs;
  const hours = Math.floor(Math.abs(untilMs - nowMs) / hourMs);
  const days = Math.floor(hours / dayHours);
  const wordsOf = () => {
    if (hours === 0) return isLate ? words.over : words.near;
    if (hours < hoursUntil) {
      const one = isLate ? words.lateHour : words.hour;
      return hours === 1 ? one : fillTemplate(isLate ? words.lateHours : words.hours, { count: hours });
    }
    return fillTemplate(isLate ? words.lateDays : words.days, { count: days });
  };
  const state = isLate ? 'late' : hours < dayHours ? 'soon' : 'ahead';
  return (
    <time
      className={styles.left}
      dateTime={`${until.replace(' ', 'T')}+08:00`}
      title={formatMoment(until)}
      data-state={state}
    >
      {wordsOf()}
    </time>
  );
}
