import { useTranslation } from '@berth/runtime';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past bars and menus to the page itself. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  const handleClick = () => {
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <button type="button" className={styles.link} onClick={handleClick}>
      {t('skip')}
    </button>
  );
}
