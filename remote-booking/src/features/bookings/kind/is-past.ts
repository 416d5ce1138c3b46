import { toChinaTime } from '@berth/ui';

/** Whether a day or a moment (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, China Standard Time) lies behind. */
export function isPast(when: string, now: Date): boolean {
  return when < toChinaTime(now).slice(0, when.length);
}

/** The key of the hint at a day or a moment that lies behind, which is worth a second look. */
export function pastHint(when: string | null, now: Date): 'help.past' | 'help.pastTime' | null {
  if (!when || !isPast(when, now)) return null;
  return isPast(when.slice(0, 10), now) ? 'help.past' : 'help.pastTime';
}
