import type { SitePage } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import site from '../site-frame/site.module.css';
import styles from './AdvantagesSection.module.css';

/** Why this company: figures first, each with the sentence that makes it mean something. */
export function AdvantagesSection({ advantages }: Pick<SitePage, 'advantages'>) {
  const { t } = useTranslation('site');
  if (advantages.length === 0) return null;
  return (
    <section
      id="advantages"
      className={`${site.section} ${site.tinted}`}
      aria-labelledby="advantages-heading"
    >
      <h2 id="advantages-heading" className={site.heading}>
        {t('advantages.title')}
      </h2>
      <ul className={styles.advantages}>
        {advantages.map((advantage) => (
          <li key={advantage.id}>
            <p className={styles.figure}>
              {advantage.figure}
              <span className={styles.unit}> {advantage.unit}</span>
            </p>
            <h3>{advantage.title}</h3>
            <p className={styles.text}>{advantage.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
