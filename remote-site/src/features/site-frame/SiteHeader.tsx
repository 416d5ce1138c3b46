import { isPathWithin, paths } from '@berth/contract';
import { useLocation, useSiteBase, useTranslation } from '@berth/runtime';
import { BrandMark } from '@berth/ui';
import { useId, useState } from 'react';
import { EnterLink } from './EnterLink.tsx';
import { AppearanceSwitch, LanguageSwitch } from './PreferenceSwitches.tsx';
import styles from './SiteHeader.module.css';
import { SiteLink } from './SiteLink.tsx';
import site from './site.module.css';
import { headerPages } from './site-pages.ts';
import { useEscape } from './use-escape.ts';

/** Name, ways to the other pages, language, light and dark, and the way in. */
export function SiteHeader() {
  const { t } = useTranslation('site');
  const { appName } = useSiteBase();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const menuId = useId();
  useEscape(isOpen, () => setOpen(false));
  return (
    <header className={styles.header}>
      <SiteLink className={styles.brand} to={paths.home()}>
        <BrandMark />
        <span>{appName}</span>
      </SiteLink>
      <nav id={menuId} className={`${styles.nav} ${isOpen ? styles.open : ''}`} aria-label={t('nav.label')}>
        {headerPages.map(({ path, word }) => (
          <SiteLink
            key={path}
            to={path}
            aria-current={isPathWithin(path, pathname) ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            {t(word)}
          </SiteLink>
        ))}
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch className={styles.tool} />
        <AppearanceSwitch className={styles.tool} />
        <EnterLink className={`${site.quiet} ${site.compact}`} signIn="action.logIn" />
        <button
          type="button"
          className={`${styles.tool} ${styles.menu}`}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={t('nav.menu')}
          onClick={() => setOpen(!isOpen)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={isOpen ? 'M4 4L16 16M16 4L4 16' : 'M2 5H18M2 10H18M2 15H18'} />
          </svg>
        </button>
      </div>
    </header>
  );
}
