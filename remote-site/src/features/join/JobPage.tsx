import { usePageHead, useSearchParams, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { JobAdvert } from './JobAdvert.tsx';
import styles from './JobPage.module.css';
import { useJob } from './join.queries.ts';

/** `/index/join/job?id=`: one job, by its slug. */
export function JobPage() {
  const [search] = useSearchParams();
  const slug = search.get('id') ?? '';
  const { data, problem, refetch } = useJob(slug);
  // 400: a text that is no slug of any job, such as one that is too long.
  if (problem?.status === 404 || problem?.status === 400) return <MissingJob />;
  return (
    <SiteFrame>
      {problem && <ReadFailure onRetry={refetch} />}
      {data ? <JobAdvert job={data} /> : <div className={styles.waiting} />}
    </SiteFrame>
  );
}

function MissingJob() {
  const { t } = useTranslation('site');
  const title = t('job.missing');
  const lead = t('job.missingLead');
  usePageHead({ title, description: lead, canonical: sitePaths.jobPage(), isMissing: true });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} above={[{ path: sitePaths.join(), title: t('nav.join') }]} />
      <div className={site.section}>
        <SiteLink className={site.quiet} to={sitePaths.join()}>
          {t('job.others')}
        </SiteLink>
      </div>
    </SiteFrame>
  );
}
