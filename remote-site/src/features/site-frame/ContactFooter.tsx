import { chinaDayIn, type SitePage } from '@berth/contract';
import { useNow, useSiteBase, useTranslation } from '@berth/runtime';
import { BrandMark } from '@berth/ui';
import styles from './ContactFooter.module.css';
import { EnterLink } from './EnterLink.tsx';
import { phoneHref } from './phone-href.ts';
import { SiteLink } from './SiteLink.tsx';
import site from './site.module.css';
import { footerPages } from './site-pages.ts';

/** How to reach people, and who stands behind the page. */
export function ContactFooter({ branches }: Pick<SitePage, 'branches'>) {
  const { t } = useTranslation('site');
  const base = useSiteBase();
  const now = useNow();
  return (
    <footer id="contact" className={`${site.section} ${styles.footer}`}>
      <div className={styles.contact}>
        <div>
          <h2 className={site.heading}>{t('contact.title')}</h2>
          <p className={styles.lead}>{t('contact.lead')}</p>
          <EnterLink className={site.action} signIn="action.signInToBook" />
        </div>
        <dl className={styles.ways}>
          <div>
            <dt>{t('contact.phone')}</dt>
            <dd className={styles.phone}>
              <a href={phoneHref(base.phone)}>{base.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact.email')}</dt>
            <dd>
              <a href={`mailto:${base.email}`}>{base.email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact.hours')}</dt>
            <dd>{base.serviceHours}</dd>
          </div>
        </dl>
      </div>
      <nav className={styles.pages} aria-label={t('footer.label')}>
        {footerPages.map(({ word, pages }) => (
          <section key={word} aria-label={t(word)}>
            <h3>{t(word)}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <SiteLink to={page.path}>{t(page.word)}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.imprint}>
        <span className={styles.company}>
          <BrandMark size={24} />
          {base.companyName}
        </span>
        <span>{branches.map((branch) => branch.city).join(' · ')}</span>
        <span>© {chinaDayIn(0, new Date(now)).slice(0, 4)}</span>
      </div>
    </footer>
  );
}
