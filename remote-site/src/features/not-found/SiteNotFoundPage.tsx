import { useLocation, usePageHead, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import styles from './SiteNotFoundPage.module.css';

const ways = [
  { path: sitePaths.service(), word: 'nav.service' },
  { path: sitePaths.track(), word: 'nav.track' },
  { path: sitePaths.news(), word: 'nav.news' },
  { path: sitePaths.help(), word: 'nav.help' },
  { path: sitePaths.contact(), word: 'nav.contact' },
];

/** Anything else below `/index`: that there is no such page, and where to go on. */
export function SiteNotFoundPage() {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const title = t('notFound.title');
  const lead = t('notFound.lead');
  usePageHead({ title, description: lead, canonical: pathname, isMissing: true });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      <div className={site.section}>
        <ul className={styles.ways}>
          {ways.map(({ path, word }) => (
            <li key={path}>
              <SiteLink className={site.quiet} to={path}>
                {t(word)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </SiteFrame>
  );
}
