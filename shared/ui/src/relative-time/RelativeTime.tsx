import { toChinaTime } from '../format/format.ts';
import { useUiTexts } from '../ui-texts.ts';
import { useMinuteClock } from './minute-clock.ts';
import { readMoment } from './read-moment.ts';
import { relativeTime } from './relative-time.ts';

export type RelativeTimeProps = {
  /** A stored time (China Standard Time), a Unix time in seconds (10 digits) or milliseconds, or a date. */
  at: string | number | Date;
};

/**
 * How long ago something was (spec section 9), fresh every minute; the exact time is its title. What is no time is a
 * dash.
 */
export function RelativeTime({ at }: RelativeTimeProps) {
  const { locale } = useUiTexts();
  const nowMs = useMinuteClock();
  const instantMs = readMoment(at);
  if (instantMs === null) return <span>—</span>;
  const exact = toChinaTime(new Date(instantMs));
  return (
    <time dateTime={`${exact.replace(' ', 'T')}+08:00`} title={exact}>
      {relativeTime(instantMs, nowMs, locale)}
    </time>
  );
}
