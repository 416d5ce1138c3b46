import { useTranslation } from '@berth/runtime';
import type { Delay } from './delay.ts';

/** Gives the words for a delay: `晚 2 天 5 小时`. */
export function useDelayWords(): (delay: Delay) => string {
  const { t } = useTranslation('booking');
  return ({ word, days, hours }) => {
    if (word === 'onTime') return t('track.delay.onTime');
    const parts = [
      days > 0 ? t('track.delay.days', { count: days }) : '',
      hours > 0 ? t('track.delay.hours', { count: hours }) : '',
    ];
    return t(`track.delay.${word}`, { time: parts.filter(Boolean).join(' ') });
  };
}
