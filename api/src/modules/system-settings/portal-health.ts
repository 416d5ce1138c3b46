import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/open-database.ts';
import { Refusal } from '../../http/refusal.ts';
import { refusalTexts } from '../../http/refusal-texts.ts';
import { readDiskSpace } from '../health/disk-space.ts';
import { getNewestDeployment, listStableSince } from '../releases/deployments/deployments.repository.ts';
import { findServedShell } from '../releases/shells/shells.repository.ts';
import { listTitles } from '../releases/versions/versions.repository.ts';
import { countJobs } from './system-settings.repository.ts';

type Health = EndpointResult<Endpoints['GET /system/settings/health']>;

export type HealthDependencies = Pick<Context, 'database' | 'clock'> & {
  driver: Database['driver'];
  version: string;
  config: Pick<Config, 'databaseUrl' | 'filesS3' | 'freeSpaceBytes' | 'outbox' | 'identityKey'>;
  /** The folder whose disk has to have room; null where neither database nor files are on this machine. */
  folder: string | null;
  /** Rejects while calls cannot be done here. */
  requireReady: () => Promise<void>;
};

const behindMs = 5 * 60_000;
const dayMs = 24 * 3600_000;

/** How server, database, disk and jobs are, and which versions run. Of settings of the environment it says which are set, never their values. */
export async function readPortalHealth(deps: HealthDependencies): Promise<Health> {
  const { database, clock, driver, version, config, folder, requireReady } = deps;
  const now = clock();
  const asked = performance.now();
  const jobs = await countJobs(database, {
    waitingSince: new Date(now.getTime() - behindMs),
    failedSince: new Date(now.getTime() - dayMs),
  });
  const answersInMs = Math.ceil(performance.now() - asked);
  const shell = await findServedShell(database);
  return {
    problem: await requireReady().then(
      () => null,
      (error: unknown) => refusalTexts(error instanceof Refusal ? error.code : 'INTERNAL'),
    ),
    server: {
      version,
      node: process.versions.node,
      startedAt: toChinaTime(new Date(Date.now() - process.uptime() * 1000)),
    },
    database: { driver, answersInMs },
    files: config.filesS3 ? 'bucket' : 'folder',
    disk: folder === null ? null : await readDisk(folder, config.freeSpaceBytes),
    jobs,
    environment: environmentOf(config),
    shell: shell && { version: shell.version, since: toChinaTime(shell.served_at) },
    remotes: await readRemotes(deps),
  };
}

async function readDisk(folder: string, neededBytes: number): Promise<Health['disk']> {
  const { freeBytes, totalBytes } = await readDiskSpace(folder);
  return { freeBytes, totalBytes, neededBytes };
}

async function readRemotes({ database }: Pick<Context, 'database'>): Promise<Health['remotes']> {
  const { stable } = await getNewestDeployment(database);
  const titles = new Map((await listTitles(database)).map(({ remote, title }) => [remote, title]));
  const since = new Map((await listStableSince(database)).map(({ remote, at }) => [remote, at]));
  return Object.entries(stable)
    .map(([remote, version]) => {
      const at = since.get(remote);
      return {
        remote,
        title: titles.get(remote) ?? { 'zh-CN': remote, en: remote },
        version,
        since: at === undefined ? null : toChinaTime(at),
      };
    })
    .toSorted((one, other) => (one.remote < other.remote ? -1 : 1));
}

function environmentOf({ outbox, databaseUrl, filesS3, identityKey }: HealthDependencies['config']) {
  const isGateway = outbox.sms !== null && outbox.sms !== 'file';
  const isServer = outbox.mail !== null && outbox.mail !== 'file';
  return [
    { name: 'DATABASE_URL', isSet: databaseUrl !== null },
    { name: 'FILES_S3_BUCKET', isSet: filesS3 !== null },
    { name: 'IDENTITY_KEY', isSet: identityKey !== null },
    { name: 'SMS_GATEWAY_URL', isSet: isGateway },
    { name: 'SMS_GATEWAY_SECRET', isSet: isGateway },
    { name: 'SMTP_URL', isSet: isServer },
    { name: 'MAIL_SENDER', isSet: isServer },
  ];
}
