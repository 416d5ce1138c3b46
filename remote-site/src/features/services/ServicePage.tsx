import { useSitePage, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { AdvantagesSection } from '../show-home/AdvantagesSection.tsx';
import { RoutesSection } from '../show-home/RoutesSection.tsx';
import { ServicesSection } from '../show-home/ServicesSection.tsx';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import styles from './ServicePage.module.css';

const steps = ['book', 'deliver', 'customs', 'sail', 'arrive'] as const;

/** `/index/service`: what the company does, how a shipment goes, and where to. */
export function ServicePage() {
  const { t } = useTranslation('site');
  const { services, advantages, routes } = useSitePage();
  const title = t('nav.service');
  const lead = t('service.lead');
  useSiteHead({
    title,
    description: lead,
    canonical: sitePaths.service(),
    data: services.map((service) => ({
      '@type': 'Service',
      name: service.title,
      description: service.text,
    })),
  });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead}>
        <p className={styles.actions}>
          <SiteLink className={site.action} to={`${sitePaths.contact()}#enquiry`}>
            {t('action.askQuotation')}
          </SiteLink>
          <SiteLink className={site.quiet} to={sitePaths.transit()}>
            {t('action.seeRoutes')}
          </SiteLink>
        </p>
      </PageIntro>
      <ServicesSection services={services} />
      <section className={`${site.section} ${site.tinted}`} aria-labelledby="steps-heading">
        <h2 id="steps-heading" className={site.heading}>
          {t('steps.title')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`steps.${step}`)}</h3>
              <p>{t(`steps.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <RoutesSection routes={routes} />
      <AdvantagesSection advantages={advantages} />
    </SiteFrame>
  );
}
