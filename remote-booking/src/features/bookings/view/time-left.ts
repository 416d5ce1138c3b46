const hourMs = 3600_000;
const dayHours = 24;
/** So near a cut-off calls for attention. */
const soonHours = 48;

export type TimeLeft = { isOver: boolean; isSoon: boolean; days: number; hours: number };

/** What is left until a moment (`YYYY-MM-DD HH:mm:ss`, China Standard Time), in whole hours. */
export function timeLeft(moment: string, now: Date): TimeLeft {
  const leftMs = Date.parse(`${moment.replace(' ', 'T')}+08:00`) - now.getTime();
  const hours = Math.max(0, Math.floor(leftMs / hourMs));
  return {
    isOver: leftMs <= 0,
    isSoon: leftMs > 0 && hours < soonHours,
    days: Math.floor(hours / dayHours),
    hours: hours % dayHours,
  };
}
