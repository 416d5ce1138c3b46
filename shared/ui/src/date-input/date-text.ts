import { normalizeDate, trimText } from '@berth/contract';

const withColons = /^(.*\S)(?:\s+|T|(?<=[日号]))(\d{1,2}):(\d{2})(?::(\d{2}))?$/u;
const compact = /^(\S+)\s+(\d{2})(\d{2})()$/;

/** The second that a minute stands for: as the end of a range it is still in it. */
export const secondOf = (isEnd: boolean) => (isEnd ? '59' : '00');

/** What was typed, as `YYYY-MM-DD`, with `withTime` as `YYYY-MM-DD HH:mm:ss`; null where it is no such date. */
export function readDateText(typed: string, withTime: boolean, isEnd = false): string | null {
  // A Chinese input method types 。 for the full stop of 2026.1.5, and may leave a ratio sign for the colon.
  const text = trimText(typed.normalize('NFKC').replaceAll('。', '.').replaceAll('∶', ':'));
  return withTime ? readMoment(text, secondOf(isEnd)) : normalizeDate(text);
}

function readMoment(text: string, usualSecond: string): string | null {
  const [, date = '', hour = '', minute = '', second = ''] =
    withColons.exec(text) ?? compact.exec(text) ?? [];
  const day = normalizeDate(date);
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
export function showDateText(value: string | null, isEnd = false): string {
  const [, minute, second] = (value && /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}):(\d{2})$/.exec(value)) || [];
  return (second === secondOf(isEnd) ? minute : value) ?? '';
}
