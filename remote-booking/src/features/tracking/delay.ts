/** How bad a delay is, as a colour that never stands alone. */
type DelayTone = 'good' | 'warning' | 'danger';

export type Delay = {
  tone: DelayTone;
  /** Of `track.delay` in the words. */
  word: 'onTime' | 'late' | 'early';
  days: number;
  hours: number;
};

const hoursOfDay = 24;

/** What whole hours against the first estimate say; null while nothing was estimated. A day late is bad. */
export function delayOf(delayHours: number | null): Delay | null {
  if (delayHours === null) return null;
  const amount = Math.abs(delayHours);
  const parts = { days: Math.floor(amount / hoursOfDay), hours: amount % hoursOfDay };
  if (amount === 0) return { tone: 'good', word: 'onTime', ...parts };
  if (delayHours < 0) return { tone: 'good', word: 'early', ...parts };
  return { tone: amount < hoursOfDay ? 'warning' : 'danger', word: 'late', ...parts };
}
