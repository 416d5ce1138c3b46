import { useTranslation } from '@berth/runtime';
import site from '../site-frame/site.module.css';
import type { About } from './about.queries.ts';
import styles from './IntroductionSection.module.css';

type IntroductionSectionProps = { sections: About['introduction']; foundedYear: number };

export function IntroductionSection({ sections, foundedYear }: IntroductionSectionProps) {
  const { t } = useTranslation('site');
  if (sections.length === 0) return null;
  return (
    <section className={site.section} aria-labelledby="introduction-heading">
      <div className={site.columns}>
        <div className={site.aside}>
          <h2 id="introduction-heading" className={site.heading}>
            {t('about.introduction')}
          </h2>
          <p className={styles.founded}>{t('company.founded', { year: foundedYear })}</p>
        </div>
        <div className={`${site.body} ${styles.sections}`}>
          {sections.map(({ id, title, text }) => (
            <div key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
