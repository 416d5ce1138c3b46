import { toChinaTime } from '@berth/ui';

/** Whether a day or a moment (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, China Standard Time) lies behind. */
export function isPast(when: string, now: Date): boolean {
  return when < toChinaTime(now).slice(0, when.length);
}

/** Whether a day (`YYYY-MM-DD`, China Standard Time) begins within 24 hours, or has begun: today and tomorrow. */
export function isSoon(day: string, now: Date): boolean {
  const tomorrow = new Date(now.getTime() + 86_400_000);
  return !isPast(day, now) && day <= toChinaTime(tomorrow).slice(0, 10);
}

/** The key of the hint at a day or a moment that lies behind, which is worth a second look. */
export function pastHint(when: string | null, now: Date): 'help.past' | 'help.pastTime' | null {
  if (!when || !isPast(when, now)) return null;
  return isPast(when.slice(0, 10), now) ? 'help.past' : 'help.pastTime';
}
