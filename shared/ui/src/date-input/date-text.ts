import { normalizeDate, trimText } from '@berth/contract';
import { toChinaTime } from '../format/format.ts';

const withColons = /^(.*\S)(?:\s+|T|(?<=[日号]))(\d{1,2}):(\d{2})(?::(\d{2}))?$/u;
const compact = /^(\S+)\s+(\d{2})(\d{2})()$/;

/** What a moment is for: to be somewhere, or as one of the ends of a range, both of which are in it. */
export type MomentPart = 'appointment' | 'start' | 'end';

/** The time of a day that was given without one; the calendar offers the same. */
export const usualTimes = { appointment: '09:00:00', start: '00:00:00', end: '23:59:59' } as const;

/**
 * Which day one without its year is: the next one where only what lies ahead makes sense, such as a departure, the latest
 * one for what has happened, else the nearest. Today is each of them.
 */
export type LiesWhere = 'ahead' | 'behind' | 'anywhere';

/** The second that a minute stands for: as the end of a range it is still in it. */
export const secondOf = (part: MomentPart) => usualTimes[part].slice(-2);

/**
 * What was typed, as `YYYY-MM-DD`, with `withTime` as `YYYY-MM-DD HH:mm:ss`, a day alone at its usual time; null where
 * it is no such date.
 */
export function readDateText(
  typed: string,
  withTime: boolean,
  part: MomentPart = 'appointment',
  lies: LiesWhere = 'anywhere',
): string | null {
  // A Chinese input method types 。 for the full stop of 2026.1.5, and may leave a ratio sign for the colon.
  const text = trimText(typed.normalize('NFKC').replaceAll('。', '.').replaceAll('∶', ':'));
  const day = readDay(text, lies);
  if (!withTime) return day;
  return day ? `${day} ${usualTimes[part]}` : readMoment(text, secondOf(part), lies);
}

const monthAndDay = /^(\d{1,2})(?:[-/.]|\s*月\s*)(\d{1,2})\s*[日号]?$/u;

/** A day; one without its year, month first, is where such days lie. What it was taken for is shown. */
function readDay(text: string, lies: LiesWhere): string | null {
  const [, month, date] = monthAndDay.exec(text) ?? [];
  if (month === undefined) return normalizeDate(text);
  const today = toChinaTime(new Date()).slice(0, 10);
  const awayOf = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  const years = [-1, 0, 1].map((by) => Number(today.slice(0, 4)) + by);
  const days = years.flatMap((year) => normalizeDate(`${year}-${month}-${date}`) ?? []);
  const fitting = days.filter(
    (day) => lies === 'anywhere' || (lies === 'ahead' ? day >= today : day <= today),
  );
  return fitting.sort((one, other) => awayOf(one) - awayOf(other))[0] ?? null;
}

function readMoment(text: string, usualSecond: string, lies: LiesWhere): string | null {
  const [, date = '', hour = '', minute = '', second = ''] =
    withColons.exec(text) ?? compact.exec(text) ?? [];
  const day = readDay(date, lies);
  const isTime = day !== null && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isTime ? `${day} ${hour.padStart(2, '0')}:${minute}:${second || usualSecond}` : null;
}

const timeOfDay = /^(\d{1,2})(?::(\d{2})|[点时](?:(\d{1,2})分?|(半))?)$/u;

/** What was typed as a time of day, `HH:mm`; null where it is none. */
export function readTimeText(typed: string): string | null {
  const text = trimText(typed.normalize('NFKC').replaceAll('∶', ':')).replace(/^(\d{2})(\d{2})$/, '$1:$2');
  const [, hour, colon, spoken, half] = timeOfDay.exec(text) ?? [];
  const minute = colon ?? spoken ?? (half ? '30' : '0');
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** A value as people write it: seconds only where they say something; what is no date stays as it was typed. */
export function showDateText(value: string | null, part: MomentPart = 'appointment'): string {
  const [, minute, second] = (value && /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}):(\d{2})$/.exec(value)) || [];
  return (second === secondOf(part) ? minute : value) ?? '';
}
