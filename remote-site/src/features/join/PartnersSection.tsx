import { useSiteBase, useTranslation } from '@berth/runtime';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import site from '../site-frame/site.module.css';
import type { Jobs } from './join.queries.ts';
import styles from './PartnersSection.module.css';

/** Who may be a partner, and what each side has of it. */
export function PartnersSection({ partners }: Pick<Jobs, 'partners'>) {
  const { t } = useTranslation('site');
  const { email } = useSiteBase();
  const groups = [
    { word: 'join.partnerKinds', sections: partners.kinds },
    { word: 'join.partnerGets', sections: partners.partnerGets },
    { word: 'join.companyGets', sections: partners.companyGets },
  ].filter(({ sections }) => sections.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={`${site.section} ${site.tinted}`} aria-labelledby="partners-heading">
      <h2 id="partners-heading" className={site.heading}>
        {t('join.partners')}
      </h2>
      <p className={site.lead}>
        {t('join.partnersLead')}
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {groups.map(({ word, sections }) => (
        <div key={word} className={`${site.columns} ${styles.group}`}>
          <h3 className={`${site.aside} ${styles.word}`}>{t(word)}</h3>
          <ul className={`${site.body} ${styles.sections}`}>
            {sections.map(({ id, title, text }) => (
              <li key={id}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={`${site.columns} ${styles.group}`}>
        <h3 className={`${site.aside} ${styles.word}`}>{t('join.propose')}</h3>
        <div className={site.body}>
          <EnquiryForm kind="partner" />
        </div>
      </div>
    </section>
  );
}
