import { Link } from '@berth/runtime';
import {
  DescriptionList,
  FormSection,
  formatBytes,
  formatCount,
  formatMoment,
  orDash,
  PageNotice,
  StatusDot,
} from '@berth/ui';
import { Button } from 'antd';
import { accountPaths } from '../../../paths.ts';
import { Loaded } from '../../section/Loaded.tsx';
import styles from './system.module.css';
import { type Health, useAccountHealthQuery } from './system.queries.ts';
import { useSystemWords } from './use-system-words.ts';

/** How the server is, and which versions run since when. */
export function HealthPart() {
  const { t } = useSystemWords();
  const query = useAccountHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FormSection title={t('health')} id="setting-health">
      <div className={styles.form}>
        <div>
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('refresh')}
          </Button>
        </div>
        <Loaded query={query} lines={8}>
          {(health) => <HealthFacts health={health} />}
        </Loaded>
      </div>
    </FormSection>
  );
}

function HealthFacts({ health }: { health: Health }) {
  const { t, locale } = useSystemWords();
  const { problem, server, database, files, disk, jobs, environment, shell, remotes } = health;
  const count = (value: number) => formatCount(value, locale);
  const versions = [
    { name: t('server'), version: server.version, since: server.startedAt },
    ...(shell ? [{ name: t('shell'), ...shell }] : []),
    ...remotes.map(({ title, version, since }) => ({ name: title[locale], version, since })),
  ];
  return (
    <>
      {problem ? (
        <PageNotice tone="danger" title={t('notReady')}>
          {problem[locale]}
        </PageNotice>
      ) : (
        <p>
          <StatusDot status="confirmed">{t('ready')}</StatusDot>
        </p>
      )}
      {jobs.behind > 0 && <PageNotice tone="warning" title={t('behind', { count: count(jobs.behind) })} />}
      <DescriptionList
        columns={2}
        items={[
          {
            key: 'database',
            label: t('database'),
            value: t('databaseIs', {
              driver: t(`database_${database.driver}`),
              ms: orDash(String(database.answersInMs ?? '')),
            }),
          },
          { key: 'files', label: t('files'), value: t(`files_${files}`) },
          {
            key: 'disk',
            label: t('disk'),
            value:
              disk &&
              t('diskIs', {
                free: formatBytes(disk.freeBytes, locale),
                total: formatBytes(disk.totalBytes, locale),
                needed: formatBytes(disk.neededBytes, locale),
              }),
          },
          {
            key: 'jobs',
            label: t('jobs'),
            value: (
              <Link to={accountPaths.backgroundJobs()}>
                {t('jobsAre', {
                  waiting: count(jobs.waiting),
                  running: count(jobs.running),
                  failed: count(jobs.failed),
                })}
              </Link>
            ),
          },
          { key: 'node', label: 'Node.js', value: server.node },
        ]}
      />
      <table className={styles.table} aria-label={t('versions')}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('since')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ name, version, since }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{since ? formatMoment(since) : orDash('')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.list} aria-label={t('environment')}>
        {environment.map(({ name, isSet }) => (
          <li key={name} className={styles.set}>
            <code>{name}</code>
            <StatusDot status={isSet ? 'confirmed' : 'draft'}>{t(isSet ? 'isSet' : 'isNotSet')}</StatusDot>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('environmentHelp')}</p>
    </>
  );
}
