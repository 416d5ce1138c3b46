import { releaseLimits, trimText } from '@berth/contract';
import type { Translate } from '@berth/runtime';

/** What is wrong with a reason, as the server would say it; undefined where it can be sent. */
export function whyProblem(why: string, t: Translate): string | undefined {
  const { length } = trimText(why);
  if (length === 0) return t('whyMissing');
  return length > releaseLimits.why ? t('whyTooLong', { max: releaseLimits.why }) : undefined;
}
