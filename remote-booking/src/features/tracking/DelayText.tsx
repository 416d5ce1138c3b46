import { useTranslation } from '@berth/runtime';
import styles from './DelayText.module.css';
import { delayOf } from './delay.ts';
import { useDelayWords } from './use-delay-words.ts';

type DelayTextProps = {
  /** Whole hours against the first estimate. */
  hours: number | null;
  /** Whole days alone, where there is one. */
  isShort?: boolean;
};

/** How late something is against what was first estimated, in words and colour; nothing while that is not known. */
export function DelayText({ hours, isShort = false }: DelayTextProps) {
  const { t } = useTranslation('booking');
  const delay = delayOf(hours);
  const words = useDelayWords();
  return delay ? (
    <span className={styles.delay} data-tone={delay.tone} title={t('track.delay.against')}>
      {words(isShort && delay.days > 0 ? { ...delay, hours: 0 } : delay)}
    </span>
  ) : null;
}
