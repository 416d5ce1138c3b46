import type { SitePage } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ServiceDrawing } from '../illustrations/ServiceDrawing.tsx';
import site from '../site-frame/site.module.css';
import styles from './ServicesSection.module.css';

export function ServicesSection({ services }: Pick<SitePage, 'services'>) {
  const { t } = useTranslation('site');
  if (services.length === 0) return null;
  return (
    <section id="services" className={site.section} aria-labelledby="services-heading">
      <h2 id="services-heading" className={site.heading}>
        {t('services.title')}
      </h2>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceDrawing id={service.id} />
            <h3>{service.title}</h3>
            <p>{service.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
