import { findBreaks, type ShellBuildRecord, type Surface } from '@berth/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { listShellCalls } from './shells.repository.ts';

type Dependencies = {
  database: Kysely<Tables>;
  /** What this API answers; null where no shell is built. */
  surface: () => Promise<Surface | null>;
};

/** Reads which shells, as `shell@0.1.0+3f2a9c41d7e0`, call what this API no longer answers; a page may still run one. */
export function createUnusableShellReader({ database, surface }: Dependencies): () => Promise<string[]> {
  const judged = new Map<string, boolean>();
  return async () => {
    const met = await surface();
    if (!met) return [];
    const kept = await listShellCalls(database);
    for (const { version, contract } of kept) {
      if (!judged.has(version)) judged.set(version, contract ? isBroken(contract, met) : false);
    }
    return kept.filter(({ version }) => judged.get(version)).map(({ version }) => `shell@${version}`);
  };
}

/** Its own exports and libraries a shell brings along: its calls are all that it needs of anybody. */
function isBroken(contract: NonNullable<ShellBuildRecord['contract']>, met: Surface): boolean {
  const needs = { runtime: { range: '*', uses: [] }, shared: {}, contract };
  const given = { runtime: { version: '0.0.0', exports: [] }, shared: {}, contract: met.contract };
  return findBreaks(needs, given).length > 0;
}
