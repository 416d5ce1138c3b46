import { usePageTitle, useTranslation } from '@berth/runtime';
import { PageHeader, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useState } from 'react';
import styles from './FramedSite.module.css';

/** What a framed page may do. Another site's own origin opens nothing of the portal to it. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-same-origin allow-downloads';
/** How long it takes until somebody thinks that nothing comes. */
const slowMs = 10_000;

type FramedSiteProps = { title: string; address: string };

/** A page of another site in the frame of a workspace page, with a way to open it outside. */
export function FramedSite({ title, address }: FramedSiteProps) {
  const { t } = useTranslation('shell');
  const [isLoading, setLoading] = useState(true);
  const isSlow = useIsSlow(isLoading);
  const isBlocked = useIsBlocked(address);
  const { host } = new URL(address);
  usePageTitle(title);
  return (
    <section className={styles.page}>
      <PageHeader
        title={title}
        actions={
          <Button href={address} target="_blank" rel="noopener noreferrer">
            {t('frame.open')}
          </Button>
        }
      />
      {isBlocked && (
        <PageNotice
          tone="warning"
          title={t('frame.blockedTitle')}
          actions={<Button onClick={() => window.location.reload()}>{t('frame.reload')}</Button>}
        >
          {t('frame.blockedText')}
        </PageNotice>
      )}
      {isLoading && !isBlocked && (
        <p className={styles.loading} role="status">
          {t(isSlow ? 'frame.slow' : 'frame.loading', { host })}
        </p>
      )}
      <iframe
        className={styles.frame}
        title={title}
        src={address}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        hidden={isBlocked}
        onLoad={() => setLoading(false)}
      />
    </section>
  );
}

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}

/** The policy came with the page, before staff allowed the site: only another page has the new one. */
function useIsBlocked(address: string): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useLayoutEffect(() => {
    const { origin } = new URL(address);
    const handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => document.removeEventListener('securitypolicyviolation', handleViolation);
  }, [address]);
  return isBlocked;
}
