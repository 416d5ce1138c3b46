import { useUiTexts } from '../ui-texts.ts';
import styles from './SearchSelect.module.css';

/** In the place of options, in each select of the kit: they load, none matches, or they could not be had. */
export function OptionsNotice({ isLoading, onRetry }: { isLoading: boolean; onRetry?: () => void }) {
  const texts = useUiTexts();
  if (!onRetry) return <span className={styles.nothing}>{isLoading ? texts.loading : texts.noMatches}</span>;
  return (
    <span className={styles.nothing} role="alert">
      {texts.loadFailed}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </span>
  );
}
