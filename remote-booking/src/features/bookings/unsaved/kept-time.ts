import { formatMoment, toChinaTime } from '@berth/ui';

/** When it was kept, as the page says it; nothing for a time that cannot be read. */
export function keptTime({ keptAt }: { keptAt: string }): string {
  const date = new Date(keptAt);
  return Number.isNaN(date.getTime()) ? '' : formatMoment(toChinaTime(date));
}
