import { useTranslation } from '@berth/runtime';
import styles from './DelayText.module.css';
import { delayOf } from './delay.ts';
import { useDelayWords } from './use-delay-words.ts';

/** How late something is against what was first estimated, in words and colour; nothing while that is not known. */
export function DelayText({ hours }: { hours: number | null }) {
  const { t } = useTranslation('booking');
  const delay = delayOf(hours);
  const words = useDelayWords();
  return delay ? (
    <span className={styles.delay} data-tone={delay.tone} title={t('track.delay.against')}>
      {words(delay)}
    </span>
  ) : null;
}
