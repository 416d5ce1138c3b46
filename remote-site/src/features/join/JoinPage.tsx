import { useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { JobList } from './JobList.tsx';
import styles from './JoinPage.module.css';
import { type Jobs, useJobs } from './join.queries.ts';
import { PartnersSection } from './PartnersSection.tsx';

/** `/index/join`: the jobs, those that are over below, and whom the company works with. */
export function JoinPage() {
  const { t } = useTranslation('site');
  const { data, problem, refetch } = useJobs();
  const title = t('nav.join');
  const lead = t('join.lead');
  useSiteHead({ title, description: lead, canonical: sitePaths.join() });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      {problem && <ReadFailure onRetry={refetch} />}
      {data && (
        <>
          <JobsSections jobs={data.jobs} />
          <PartnersSection partners={data.partners} />
        </>
      )}
    </SiteFrame>
  );
}

function JobsSections({ jobs }: Pick<Jobs, 'jobs'>) {
  const { t } = useTranslation('site');
  const open = jobs.filter(({ isOpen }) => isOpen);
  const closed = jobs.filter(({ isOpen }) => !isOpen);
  return (
    <div className={`${site.section} ${styles.jobs}`}>
      <section className={site.columns} aria-labelledby="open-heading">
        <h2 id="open-heading" className={`${site.heading} ${site.aside}`}>
          {t('join.open')}
        </h2>
        <div className={site.body}>
          {open.length === 0 ? <p className={styles.none}>{t('join.noneOpen')}</p> : <JobList jobs={open} />}
        </div>
      </section>
      {closed.length > 0 && (
        <section className={site.columns} aria-labelledby="closed-heading">
          <div className={site.aside}>
            <h2 id="closed-heading" className={styles.closed}>
              {t('join.closed')}
            </h2>
            <p className={styles.closedLead}>{t('join.closedLead')}</p>
          </div>
          <div className={site.body}>
            <JobList jobs={closed} />
          </div>
        </section>
      )}
    </div>
  );
}
