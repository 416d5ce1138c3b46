import { useTranslation } from '@berth/runtime';
import styles from './NothingFound.module.css';

/** In place of a list: that nothing matches, or that there is nothing yet. */
export function NothingFound({ search, empty }: { search: string; empty: string }) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.nothing} role="status">
      {search === '' ? (
        <p>{empty}</p>
      ) : (
        <>
          <p>{t('articles.noMatch', { search })}</p>
          <p className={styles.hint}>{t('articles.noMatchHint')}</p>
        </>
      )}
    </div>
  );
}
