import { chinaDayIn } from '@berth/contract';

const monday = 1;

export type SnoozeChoice = 'tomorrow' | 'inThreeDays' | 'nextMonday';

/** The days, `YYYY-MM-DD` in China, until which something is put off by one choice. */
export function snoozeDays(now: Date): Record<SnoozeChoice, string> {
  const weekday = new Date(chinaDayIn(0, now)).getUTCDay();
  // On a Monday the next one is a week ahead.
  const toMonday = (monday - weekday + 7) % 7 || 7;
  return {
    tomorrow: chinaDayIn(1, now),
    inThreeDays: chinaDayIn(3, now),
    nextMonday: chinaDayIn(toMonday, now),
  };
}
