import { useSupportWords } from '../use-support-words.ts';
import styles from './help.module.css';

/** What was asked for did not come. */
export function ReadAgain({ onRetry }: { onRetry: () => void }) {
  const { t } = useSupportWords();
  return (
    <p className={styles.failure} role="alert">
      {t('readFailed')}{' '}
      <button type="button" className={styles.link} onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}
