import { normalizeDate, trimText } from '@berth/contract';

const withColons = /^(.*\S)(?:\s+|T|(?<=[日号]))(\d{1,2}):(\d{2})(?::(\d{2}))?$/u;
const compact = /^(\S+)\s+(\d{2})(\d{2})()$/;

/** What was typed, as `YYYY-MM-DD`, with `withTime` as `YYYY-MM-DD HH:mm:ss`; null where it is no such date. */
export function readDateText(typed: string, withTime: boolean): string | null {
  // A Chinese input method types 。 for the full stop of 2026.1.5, and may leave a ratio sign for the colon.
  const text = trimText(typed.normalize('NFKC').replaceAll('。', '.').replaceAll('∶', ':'));
  return withTime ? readMoment(text) : normalizeDate(text);
}

function readMoment(text: string): string | null {
  const [, date = '', hour = '', minute = '', second = '00'] =
    withColons.exec(text) ?? compact.exec(text) ?? [];
  const day = normalizeDate(date);
  const isTime = day !== null && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isTime ? `${day} ${hour.padStart(2, '0')}:${minute}:${second || '00'}` : null;
}

/** A value as the field shows it: seconds only where there are any; what is no date stays as it was typed. */
export function showDateText(value: string | null): string {
  return value?.replace(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}):00$/, '$1') ?? '';
}
