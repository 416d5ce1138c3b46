import { chinaDayIn } from '@berth/contract';
import { useLocale, useNow, useTranslation } from '@berth/runtime';
import site from '../site-frame/site.module.css';
import { dayInWords } from '../words/site-words.ts';
import type { About } from './about.queries.ts';
import { CertificateSeal } from './CertificateSeal.tsx';
import styles from './CertificatesSection.module.css';

/** What the company is registered and certified for; what has expired stands last and says so. */
export function CertificatesSection({ certificates }: Pick<About, 'certificates'>) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const today = chinaDayIn(0, new Date(useNow()));
  const isExpired = ({ validUntil }: About['certificates'][number]) =>
    validUntil !== null && validUntil < today;
  const validity = (certificate: About['certificates'][number]) => {
    if (certificate.validUntil === null) return t('about.certificateEndless');
    const day = dayInWords(certificate.validUntil, locale);
    return t(isExpired(certificate) ? 'about.certificateExpired' : 'about.certificateUntil', { day });
  };
  if (certificates.length === 0) return null;
  const valid = certificates.filter((certificate) => !isExpired(certificate));
  return (
    <section className={`${site.section} ${styles.section}`} aria-labelledby="certificates-heading">
      <h2 id="certificates-heading" className={site.heading}>
        {t('about.certificates')}
      </h2>
      <ul className={styles.certificates}>
        {[...valid, ...certificates.filter(isExpired)].map((certificate) => (
          <li key={certificate.id} className={isExpired(certificate) ? styles.expired : undefined}>
            <CertificateSeal className={styles.seal} isValid={!isExpired(certificate)} />
            <h3>{certificate.name}</h3>
            <dl>
              <dt>{t('about.certificateNumber')}</dt>
              <dd className={styles.number}>{certificate.number}</dd>
              <dt>{t('about.certificateIssuer')}</dt>
              <dd>{certificate.issuer}</dd>
              <dt>{t('about.certificateValidity')}</dt>
              <dd>{validity(certificate)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
