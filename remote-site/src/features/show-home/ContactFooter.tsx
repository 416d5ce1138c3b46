import type { SitePage } from '@berth/contract';
import { useSiteBase, useTranslation } from '@berth/runtime';
import { BrandMark } from '@berth/ui';
import { EnterLink } from '../site-frame/EnterLink.tsx';
import site from '../site-frame/site.module.css';
import styles from './ContactFooter.module.css';
import { phoneHref } from './phone-href.ts';

/** How to reach people, and who stands behind the page. */
export function ContactFooter({ branches }: Pick<SitePage, 'branches'>) {
  const { t } = useTranslation('site');
  const base = useSiteBase();
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
      <div className={styles.imprint}>
        <span className={styles.company}>
          <BrandMark size={24} />
          {base.companyName}
        </span>
        <span>{branches.map((branch) => branch.city).join(' · ')}</span>
        <span>© {new Date().getFullYear()}</span>
      </div>
    </footer>
  );
}
