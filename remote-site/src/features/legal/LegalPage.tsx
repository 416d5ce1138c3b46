import type { LegalKind } from '@berth/contract';
import { useLocale, usePageRead, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { dayInWords } from '../words/site-words.ts';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText.tsx';

/** `/index/terms` */
export const TermsPage = () => <LegalPage kind="terms" />;
/** `/index/privacy` */
export const PrivacyPage = () => <LegalPage kind="privacy" />;

function LegalPage({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { data, problem, refetch } = usePageRead('GET /index/getLegal', { lang: locale, kind });
  const title = data?.title ?? t(`nav.${kind}`);
  useSiteHead({ title, description: t(`legal.${kind}Text`), canonical: sitePaths[kind]() });
  return (
    <SiteFrame>
      <PageIntro title={title}>
        {data && (
          <p className={styles.version}>
            <span>{t('legal.version', { version: data.version })}</span>
            <time dateTime={data.since}>{t('legal.since', { day: dayInWords(data.since, locale) })}</time>
          </p>
        )}
      </PageIntro>
      {problem && <ReadFailure onRetry={refetch} />}
      {data && <LegalText sections={data.sections} />}
    </SiteFrame>
  );
}
