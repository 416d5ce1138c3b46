import type { SitePage } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { QuayPanorama } from '../illustrations/QuayPanorama.tsx';
import site from '../site-frame/site.module.css';
import styles from './CompanySection.module.css';

export function CompanySection({ company }: Pick<SitePage, 'company'>) {
  const { t } = useTranslation('site');
  if (company.paragraphs.length === 0) return null;
  return (
    <section
      id="company"
      className={`${site.section} ${site.tinted} ${styles.company}`}
      aria-labelledby="company-heading"
    >
      <div className={site.columns}>
        <div className={site.aside}>
          <h2 id="company-heading" className={site.heading}>
            {company.title}
          </h2>
          <p className={styles.founded}>{t('company.founded', { year: company.foundedYear })}</p>
        </div>
        <div className={`${site.body} ${styles.text}`}>
          {company.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <QuayPanorama className={styles.panorama} />
    </section>
  );
}
