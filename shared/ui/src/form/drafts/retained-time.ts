import { formatMoment, toChinaTime } from '../../format/format.ts';

/** When a draft was retained, as the page shows it; empty for a time that cannot be read. */
export function retainedTime({ keptAt }: { keptAt: string }): string {
  const date = new Date(keptAt);
  return Number.isNaN(date.getTime()) ? '' : formatMoment(toChinaTime(date));
}
