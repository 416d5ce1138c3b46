import { useLocale, usePageRead, useSiteBase, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { OpenState } from '../branch-hours/OpenState.tsx';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { phoneHref } from '../site-frame/phone-href.ts';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SupportLink } from '../site-frame/SupportLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import styles from './ContactPage.module.css';

/** `/index/contact`: an enquiry, a message, and the branches with who can be reached now. */
export function ContactPage() {
  const { t } = useTranslation('site');
  const base = useSiteBase();
  const { data, problem, refetch } = usePageRead('GET /index/getAbout', { lang: useLocale() });
  const title = t('nav.contact');
  const lead = t('contactPage.lead');
  useSiteHead({
    title,
    description: lead,
    canonical: sitePaths.contact(),
    data: [{ '@type': 'ContactPage', name: title, telephone: base.phone, email: base.email }],
  });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      <section id="enquiry" className={site.section} aria-labelledby="enquiry-heading">
        <div className={site.columns}>
          <div className={site.aside}>
            <h2 id="enquiry-heading" className={site.heading}>
              {t('enquiry.quotationTitle')}
            </h2>
            <p className={site.lead}>{t('enquiry.quotationLead')}</p>
          </div>
          <div className={site.body}>
            <EnquiryForm kind="quotation" />
          </div>
        </div>
      </section>
      <section className={`${site.section} ${site.tinted}`} aria-labelledby="branches-heading">
        <h2 id="branches-heading" className={site.heading}>
          {t('contactPage.branches')}
        </h2>
        {problem && <ReadFailure onRetry={refetch} />}
        <ul className={styles.branches}>
          {(data?.branches ?? []).map((branch) => (
            <li key={branch.code}>
              <h3>{branch.name}</h3>
              <OpenState hours={branch.hours} closedDays={branch.closedDays} />
              <address>
                {branch.address}
                <a href={phoneHref(branch.phone)}>{branch.phone}</a>
              </address>
            </li>
          ))}
        </ul>
      </section>
      <section id="message" className={site.section} aria-labelledby="message-heading">
        <div className={site.columns}>
          <div className={site.aside}>
            <h2 id="message-heading" className={site.heading}>
              {t('enquiry.messageTitle')}
            </h2>
            <p className={site.lead}>{t('enquiry.messageLead')}</p>
            <p>
              <SupportLink className={site.quiet}>{t('support.open')}</SupportLink>
            </p>
          </div>
          <div className={site.body}>
            <EnquiryForm kind="contact" />
          </div>
        </div>
      </section>
    </SiteFrame>
  );
}
