import { jobKindNames } from '@berth/contract';
import { useLocale, useSiteBase, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { dayInWords } from '../words/site-words.ts';
import styles from './JobAdvert.module.css';
import { describeJob, jobPostingData } from './job-posting-data.ts';
import type { Job } from './join.queries.ts';

/** What a job is, and how to apply while it is open. */
export function JobAdvert({ job }: { job: Job }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const base = useSiteBase();
  const above = [{ path: sitePaths.join(), title: t('nav.join') }];
  useSiteHead({
    title: `${job.title} · ${job.branch.city}`,
    description: describeJob(job),
    canonical: sitePaths.job({ id: job.slug }),
    above,
    data: job.isOpen ? [jobPostingData(job, base)] : [],
  });
  return (
    <>
      <PageIntro
        title={job.title}
        lead={`${job.branch.city} · ${jobKindNames[job.kind][locale]}`}
        above={above}
      />
      <div className={`${site.section} ${site.columns}`}>
        <dl className={`${site.aside} ${styles.facts}`}>
          <dt>{t('job.place')}</dt>
          <dd>
            {job.branch.name}
            <span className={styles.address}>{job.branch.address}</span>
          </dd>
          <dt>{t('job.kind')}</dt>
          <dd>{jobKindNames[job.kind][locale]}</dd>
          <dt>{t('job.posted')}</dt>
          <dd>
            <time dateTime={job.postedOn}>{dayInWords(job.postedOn, locale)}</time>
          </dd>
          {job.isOpen && (
            <>
              <dt>{t('job.until')}</dt>
              <dd>
                <time dateTime={job.validUntil}>{dayInWords(job.validUntil, locale)}</time>
              </dd>
            </>
          )}
        </dl>
        <div className={`${site.body} ${styles.text}`}>
          {!job.isOpen && (
            <p className={styles.closed}>
              {t('job.closed')} <SiteLink to={sitePaths.join()}>{t('job.others')}</SiteLink>
            </p>
          )}
          <Lines title={t('job.description')} lines={job.description} />
          <Lines title={t('job.requirements')} lines={job.requirements} />
          {job.isOpen && (
            <section>
              <h2>{t('job.apply')}</h2>
              <p>{t('job.applyText', { title: job.title, city: job.branch.city })}</p>
              <EnquiryForm kind="job" jobSlug={job.slug} />
              <p className={styles.byMail}>{t('job.byMail')}</p>
              <a className={styles.email} href={mailAbout(job, base.email)}>
                {base.email}
              </a>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** A mail that has job and city in its subject. */
function mailAbout({ title, branch }: Job, email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`${title} · ${branch.city}`)}`;
}
