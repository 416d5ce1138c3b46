/** An instant as the clocks of its place show it. */
type LocalMoment = {
  /** `2026-12-05 08:00` */
  text: string;
  /** `12-05 08:00` */
  short: string;
  /** `UTC+8`, `UTC−3:30` */
  zone: string;
};

/** Reads an RFC 3339 time with its offset: what is shown is the wall clock of the port, not of the reader. */
export function localMoment(moment: string): LocalMoment {
  const text = moment.slice(0, 16).replace('T', ' ');
  return { text, short: text.slice(5), zone: zoneOf(moment) };
}

function zoneOf(moment: string): string {
  const match = /([+-])(\d\d):(\d\d)$/.exec(moment);
  if (!match || (match[2] === '00' && match[3] === '00')) return 'UTC';
  const [, sign, hours, minutes] = match;
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}
