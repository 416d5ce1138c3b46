import { jobKindNames } from '@berth/contract';
import { useLocale, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import { dayInWords } from '../words/site-words.ts';
import styles from './JobList.module.css';
import type { Jobs } from './join.queries.ts';

/** Jobs as lines, each of which leads to its page. */
export function JobList({ jobs }: Pick<Jobs, 'jobs'>) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <h3>
            <SiteLink to={sitePaths.job({ id: job.slug })}>{job.title}</SiteLink>
          </h3>
          <p className={styles.where}>
            {job.branch.city} · {jobKindNames[job.kind][locale]}
          </p>
          <p className={styles.when}>
            <time dateTime={job.postedOn}>{t('join.posted', { day: dayInWords(job.postedOn, locale) })}</time>
            {job.isOpen ? (
              <time dateTime={job.validUntil}>
                {t('join.until', { day: dayInWords(job.validUntil, locale) })}
              </time>
            ) : (
              <strong>{t('join.ended')}</strong>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
