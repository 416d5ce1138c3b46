import { useLocation, useSite, useTranslation } from '@berth/runtime';
import { versionText } from './merge-registries.ts';
import styles from './OverrideMark.module.css';

/** Says for as long as it lasts that this browser session runs versions that others do not get. */
export function OverrideMark() {
  const { t } = useTranslation('shell');
  const { remotes } = useSite();
  const { pathname } = useLocation();
  const overridden = remotes.filter(({ isOverridden }) => isOverridden);
  if (overridden.length === 0) return null;
  const versions = overridden.map(versionText).join(', ');
  return (
    <aside className={styles.mark} aria-label={t('override.label')} data-override-mark>
      <span className={styles.text} title={versions}>
        {t('override.text', { versions })}
      </span>
      {/* The server clears the override and answers with the ordinary set. */}
      <a className={styles.exit} href={`${pathname}?remotes=`}>
        {t('override.exit')}
      </a>
    </aside>
  );
}
