import { paths } from '@berth/contract';
import { useSiteBase, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { phoneHref } from '../site-frame/phone-href.ts';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';

/**
 * `/index/support`: the address that opens the conversation, for mails and articles; a link in a mail has the secret of
 * one behind `#`. Without a script it names the other ways.
 */
export function SupportPage() {
  const { t } = useTranslation('site');
  const { phone, email } = useSiteBase();
  const title = t('support.open');
  const lead = t('support.lead');
  useSiteHead({ title, description: lead, canonical: paths.visitorSupport() });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      <div className={site.section}>
        <noscript>
          <p>{t('support.noScript')}</p>
        </noscript>
        <p>
          <a href={phoneHref(phone)}>{phone}</a> · <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p>
          <SiteLink className={site.quiet} to={sitePaths.contact()}>
            {t('support.form')}
          </SiteLink>{' '}
          <SiteLink className={site.quiet} to={sitePaths.help()}>
            {t('nav.help')}
          </SiteLink>
        </p>
      </div>
    </SiteFrame>
  );
}
