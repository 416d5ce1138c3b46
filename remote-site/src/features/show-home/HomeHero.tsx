import type { SitePage } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { EnterLink } from '../site-frame/EnterLink.tsx';
import site from '../site-frame/site.module.css';
import { Phrases } from '../words/Phrases.tsx';
import styles from './HomeHero.module.css';

interface HomeHeroProps {
  hero: SitePage['hero'];
  hasRoutes: boolean;
}

/** What the company moves, from where to where, and the one thing to do about it. */
export function HomeHero({ hero, hasRoutes }: HomeHeroProps) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>
        <Phrases text={hero.title} />
      </h1>
      <div className={styles.side}>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <EnterLink className={site.action} signIn="action.signInToBook" />
          {hasRoutes && (
            <a className={site.quiet} href="#routes">
              {t('action.seeRoutes')}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
