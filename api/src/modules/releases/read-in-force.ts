import type { RemoteDeclaration } from '@berth/contract';
import type { RemoteBuildRecord } from '@berth/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Canary } from './deployment-state.ts';
import { getDeploymentNumber, getNewestDeployment } from './deployments.repository.ts';
import { listPinnedVersions } from './pins.repository.ts';
import { listVersionsByName, type VersionName } from './versions.repository.ts';

export type PublishedVersion = {
  remote: string;
  version: string;
  record: RemoteBuildRecord;
  declaration: RemoteDeclaration;
};

/** All that decides who gets which version, as of one deployment. */
export type InForce = {
  number: number;
  /** Remote -> version. */
  stable: Readonly<Record<string, string>>;
  /** Remote -> the version that was stable before. */
  stableBefore: Readonly<Record<string, string>>;
  canary: Readonly<Record<string, Canary>>;
  /** Customer's id -> remote -> version. */
  pins: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Remote -> version -> what is known of it; for every version above that has its files. */
  versions: Readonly<Record<string, Readonly<Record<string, PublishedVersion>>>>;
};

/**
 * What is in force, from memory as long as no other deployment was made: each call asks the database for one number
 * by its key, so a move counts for the next call, whichever server made it. Calls at the same time share the read.
 */
export function createInForceReader(database: Kysely<Tables>): () => Promise<InForce> {
  let known: InForce | null = null;
  let reading: Promise<InForce> | null = null;
  const read = async () => {
    const number = await getDeploymentNumber(database);
    if (known?.number !== number) known = await readInForce(database);
    return known;
  };
  return () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}

/** What is in force, asked of the database. */
export async function readInForce(database: Kysely<Tables>): Promise<InForce> {
  const { number, stable, stableBefore, canary } = await getNewestDeployment(database);
  const pinned = await listPinnedVersions(database);
  const before = Object.fromEntries(
    Object.entries(stableBefore).flatMap(([remote, [previous]]) => (previous ? [[remote, previous]] : [])),
  );
  const names: VersionName[] = [
    ...[stable, before].flatMap((map) =>
      Object.entries(map).map(([remote, version]) => ({ remote, version })),
    ),
    ...Object.entries(canary).map(([remote, { version }]) => ({ remote, version })),
    ...pinned,
  ];
  const versions: Record<string, Record<string, PublishedVersion>> = {};
  for (const { remote, version, record, declaration, removed_at } of await listVersionsByName(
    database,
    names,
  )) {
    // After a rollback what was before may be gone: nobody falls back to files that are not there.
    if (removed_at !== null) continue;
    versions[remote] = { ...versions[remote], [version]: { remote, version, record, declaration } };
  }
  const pins: Record<string, Record<string, string>> = {};
  for (const { remote, version, pinned_customer } of pinned) {
    pins[pinned_customer] = { ...pins[pinned_customer], [remote]: version };
  }
  return { number, stable, stableBefore: before, canary, pins, versions };
}
