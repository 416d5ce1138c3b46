import { useSiteBase, useSitePage, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { OpenState } from '../branch-hours/OpenState.tsx';
import { BranchesSection } from '../show-home/BranchesSection.tsx';
import { organizationData } from '../show-home/organization-data.ts';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { useAbout } from './about.queries.ts';
import { CertificatesSection } from './CertificatesSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { IntroductionSection } from './IntroductionSection.tsx';

/** `/index/about`: who the company is, how it grew, what it may do, and where it is. */
export function AboutPage() {
  const { t } = useTranslation('site');
  const base = useSiteBase();
  const page = useSitePage();
  const { data, problem, refetch } = useAbout();
  const title = t('nav.about');
  const lead = t('about.lead');
  useSiteHead({
    title,
    description: lead,
    canonical: sitePaths.about(),
    data: [{ '@type': 'AboutPage', name: title, mainEntity: organizationData(base, page) }],
  });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      {problem && <ReadFailure onRetry={refetch} />}
      {data && (
        <>
          <IntroductionSection sections={data.introduction} foundedYear={page.company.foundedYear} />
          <HistorySection history={data.history} />
          <CertificatesSection certificates={data.certificates} />
          <BranchesSection
            branches={data.branches}
            stateOf={({ hours, closedDays }) => <OpenState hours={hours} closedDays={closedDays} />}
          />
        </>
      )}
    </SiteFrame>
  );
}
