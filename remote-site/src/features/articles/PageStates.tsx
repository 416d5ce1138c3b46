import { usePageHead, useTranslation } from '@berth/runtime';
import { type Crumb, PageIntro } from '../site-frame/PageIntro.tsx';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import styles from './PageStates.module.css';

/** A page whose content is on its way: the frame stays, so that nothing jumps. */
export function AwaitedPage() {
  return (
    <SiteFrame>
      <div className={styles.awaited} aria-busy="true" />
    </SiteFrame>
  );
}

type MissingPageProps = {
  title: string;
  lead: string;
  /** The address that leads nowhere. */
  path: string;
  /** Where to go on. */
  above: Crumb;
};

/** There is no such article, category or page. */
export function MissingPage({ title, lead, path, above }: MissingPageProps) {
  useSiteHead({ title, description: lead, canonical: path, above: [above], isMissing: true });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} above={[above]} />
      <div className={site.section}>
        <SiteLink className={site.quiet} to={above.path}>
          {above.title}
        </SiteLink>
      </div>
    </SiteFrame>
  );
}

/** The content could not be read. */
export function UnreadPage({ title, refetch }: { title: string; refetch: () => unknown }) {
  const { t } = useTranslation('site');
  usePageHead({ title, description: t('read.failed') });
  return (
    <SiteFrame>
      <PageIntro title={title} />
      <ReadFailure onRetry={() => void refetch()} />
    </SiteFrame>
  );
}
