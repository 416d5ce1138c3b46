import { readFileSync } from 'node:fs';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { ReleaseFailure } from './release-failure.ts';
import { callServer } from './release-server.ts';

type Made = EndpointResult<Endpoints['POST /release/promote']>;

/** Every move is one deployment on the server: it is in force for the next page load, or nothing has happened. */
export async function promote(
  remote: string,
  version: string,
  to: 'stable' | number,
  why: string,
): Promise<void> {
  const target = to === 'stable' ? { to } : { to: 'canary' as const, percent: to };
  tell(await callServer('POST /release/promote', { body: { remote, version, ...target, why } }));
}

export async function rollBack(remote: string, why: string): Promise<void> {
  tell(await callServer('POST /release/rollback', { body: { remote, why } }));
}

export async function pin(
  remote: string,
  version: string | null,
  customerId: string,
  why: string,
): Promise<void> {
  tell(await callServer('POST /release/pin', { body: { remote, version, customerId, why } }));
}

/**
 * Keeps versions that passed the browser suite together: named ones, those of a file (`{ "booking": "1.4.0+…" }`), or
 * what is stable now.
 */
export async function saveSet(
  name: string,
  source: readonly { remote: string; version: string }[] | string | null,
  evidence: string,
): Promise<void> {
  const versions =
    source === null
      ? await stableVersions()
      : typeof source === 'string'
        ? readVersions(source)
        : Object.fromEntries(source.map(({ remote, version }) => [remote, version]));
  const saved = await callServer('POST /release/setSave', { body: { name, versions, evidence } });
  console.log(`Saved the set ${saved.name}:`);
  for (const [remote, version] of Object.entries(saved.versions)) console.log(`  ${remote}@${version}`);
}

export async function promoteSet(name: string, why: string): Promise<void> {
  tell(await callServer('POST /release/setPromote', { body: { name, why } }));
}

export async function rollBackSet(why: string): Promise<void> {
  tell(await callServer('POST /release/setRollback', { body: { why } }));
}

/** What stands in it the server checks. */
function readVersions(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseFailure(
      'failed',
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function stableVersions(): Promise<Record<string, string>> {
  const { remotes } = await callServer('GET /release/list', { query: {} });
  const entries = remotes.flatMap(({ remote, stable }) => (stable ? [[remote, stable]] : []));
  if (entries.length === 0)
    throw new ReleaseFailure('refused', 'Nothing is stable there yet: name the versions.');
  return Object.fromEntries(entries);
}

function tell({ deployment, moved }: Made): void {
  if (moved.length === 0) {
    console.log(`Nothing to do: deployment ${deployment} is like that already.`);
    return;
  }
  console.log(`Deployment ${deployment} is in force for the next page load:`);
  for (const move of moved) {
    const share = move.as === 'canary' && move.percent ? ` ${move.percent} %` : '';
    console.log(`  ${move.remote} ${move.as}${share}: ${move.from ?? 'nothing'} → ${move.to ?? 'nothing'}`);
  }
}
