import { type EndpointKey, type EndpointTable, endpoints as table } from '@berth/contract/endpoints';
import { findBreaks, type ShellBuildRecord, type Surface } from '@berth/contract/release';
import type { Context } from '../../../context.ts';
import { listShellCalls } from './shells.repository.ts';

type Calls = NonNullable<ShellBuildRecord['contract']>;

type Dependencies = Pick<Context, 'database'> & {
  /** What this API answers; null where no shell is built. */
  surface: () => Promise<Surface | null>;
};

/**
 * Reads which shells, as `shell@0.1.0+3f2a9c41d7e0`, call what this API no longer answers; a page may still run one.
 */
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

/**
 * Its own exports and libraries a shell brings along: its calls are all that it needs of anybody. A call of the staff's
 * pages disturbs no customer: who makes it hears that it failed.
 */
function isBroken({ hash, endpoints }: Calls, met: Surface): boolean {
  const everybodys = Object.entries(endpoints).filter(([key]) => !isOfStaff(key));
  const contract = { hash, endpoints: Object.fromEntries(everybodys) };
  const needs = { runtime: { range: '*', uses: [] }, shared: {}, contract };
  const given = { runtime: { version: '0.0.0', exports: [] }, shared: {}, contract: met.contract };
  return findBreaks(needs, given).length > 0;
}

function isOfStaff(key: string): boolean {
  const known: EndpointTable = table;
  const access = known[key as EndpointKey]?.access; // of a table of before: it may stand in this one no more
  return typeof access === 'object';
}
