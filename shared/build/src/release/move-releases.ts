import { readFileSync } from 'node:fs';
import type {
  EndpointResult,
  Endpoints,
  ReleasedVersion,
  ReleaseMove,
  RollbackTrouble,
} from '@berth/contract/endpoints';
import { reasonFor } from './ask-reason.ts';
import { moment } from './moment.ts';
import { ReleaseFailure } from './release-failure.ts';
import { callServer } from './release-server.ts';
import { failureText, useWords } from './release-words.ts';
import { kilobytes } from './size-report.ts';

type Made = EndpointResult<Endpoints['POST /release/promote']>;

/** As the command line has it: undefined is asked for. */
type Why = string | undefined;

/** Every move is one deployment on the server: it is in force for the next page load, or nothing has happened. */
export async function promote(
  remote: string,
  version: string,
  to: 'stable' | number,
  given: Why,
): Promise<void> {
  const target = to === 'stable' ? { to, percent: undefined } : { to: 'canary' as const, percent: to };
  const { deployment: seen, stable, canary, versions } = await look(remote);
  const tried = canary ? `${canary.version} for ${canary.percent} %` : 'no canary';
  console.log(`${remote} has ${stable ?? 'nothing'} as stable, and ${tried}.`);
  const meant = versions.filter((each) => [each.version, each.version.split('+')[0]].includes(version));
  if (target.percent !== 0) meant.forEach(warnOf);
  const body = { remote, version, ...target, seen, why: await reasonFor(given) };
  tell(await callServer('POST /release/promote', { body }), canary?.percent);
}

/** Back from the version that is stable: from the one that is named, where one is, and from no other. */
export async function rollBack(remote: string, from: string | null, given: Why): Promise<void> {
  const { deployment: seen, stable, before, removes, trouble } = await look(remote);
  const isMeant = from === null || from === stable || from === stable?.split('+')[0];
  if (!isMeant) {
    throw new ReleaseFailure(
      'refused',
      `${remote} has ${stable ?? 'nothing'} as stable (deployment ${seen}), not ${from}: nothing was changed. ` +
        `Who moved it: npm run release -- history ${remote}`,
    );
  }
  if (before) console.log(`${remote} goes back from ${stable} to ${before}.`);
  else if (removes) console.log(`Nothing was stable before ${stable}: with it ${remote} leaves the portal.`);
  const foreseen = trouble && troubleText(remote, trouble);
  if (foreseen) console.log(foreseen);
  const body = { remote, seen, why: await reasonFor(given) };
  const made = await callServer('POST /release/rollback', { body });
  tell(made);
  const told = made.trouble && troubleText(remote, made.trouble);
  if (told && told !== foreseen) console.log(told);
}

function troubleText(remote: string, { version, customers, failing, lastGood }: RollbackTrouble): string {
  const failed = `Mind that ${version} failed for ${failing} of the ${customers} customers who had it.`;
  return lastGood === null
    ? `${failed} No version that was stable before it does better.`
    : `${failed} ${lastGood}, stable before it, did not:\n  npm run release -- promote ${remote}@${lastGood} --to stable`;
}

export async function pin(
  remote: string,
  version: string | null,
  customerId: string,
  given: Why,
): Promise<void> {
  const body = { remote, version, customerId, why: await reasonFor(given) };
  tell(await callServer('POST /release/pin', { body }));
}

export async function remove(remote: string, version: string, given: Why): Promise<void> {
  const body = { remote, version, why: await reasonFor(given) };
  const removed = await callServer('POST /release/remove', { body }).catch(async (failure) => {
    throw await withHolders(remote, version, failure);
  });
  console.log(`Removed ${remote}@${removed.version}, ${kilobytes(removed.bytes)} in ${removed.files} files.`);
}

/** A version that cannot be removed: which of the reasons it is, and since when. */
async function withHolders(remote: string, version: string, failure: unknown): Promise<unknown> {
  if (!(failure instanceof ReleaseFailure && failure.code === 'VERSION_IN_USE')) return failure;
  const { versions } = await callServer('GET /release/list', { query: { remote } });
  const held = versions.find((each) => each.version === version || each.version.split('+')[0] === version);
  if (!held) return failure;
  if (held.uses.length > 0) {
    const uses = held.uses.map((use) => useWords[use]).join(', ');
    return failure.saying(`${failure.message}\nIt is held as: ${uses}.`);
  }
  const events = await callServer('GET /release/history', { query: { remote } });
  const last = events.find(({ moved }) =>
    moved.some((move) => move.remote === remote && [move.from, move.to].includes(held.version)),
  );
  if (!last) return failure;
  return failure.saying(
    `${failure.message}\nNothing holds it any more but that somebody may have it in an open tab: it was last in force ` +
      `until ${moment(last.at)}, and is free when those days have passed since then.`,
  );
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

export async function promoteSet(name: string, given: Why): Promise<void> {
  const { deployment: seen, sets, remotes, versions } = await callServer('GET /release/list', { query: {} });
  const set = sets.find((each) => each.name === name);
  const stable = new Map(remotes.map((each) => [each.remote, each.stable]));
  foretell(
    Object.entries(set?.versions ?? {}).map(([remote, to]) => ({
      remote,
      from: stable.get(remote) ?? null,
      to,
    })),
    versions,
  );
  const body = { name, seen, why: await reasonFor(given) };
  tell(await callServer('POST /release/setPromote', { body }));
}

export async function rollBackSet(given: Why): Promise<void> {
  const { deployment: seen, setRollback, versions } = await callServer('GET /release/list', { query: {} });
  // A server from before this tool does not say where it leads.
  if (setRollback) {
    console.log(`The set ${setRollback.set} is taken back.`);
    foretell(
      setRollback.moved.filter(({ as }) => as === 'stable'),
      versions,
    );
  }
  const body = { seen, why: await reasonFor(given) };
  tell(await callServer('POST /release/setRollback', { body }));
}

export async function removeSet(name: string, given: Why): Promise<void> {
  const removed = await callServer('POST /release/setRemove', {
    body: { name, why: await reasonFor(given) },
  });
  console.log(`Removed the set ${removed.name}. Its name stays taken.`);
}

/** What a move of sets will do, before its reason is asked for, and what speaks against the versions it leads to. */
function foretell(
  moves: readonly Pick<ReleaseMove, 'remote' | 'from' | 'to'>[],
  versions: readonly ReleasedVersion[],
): void {
  for (const { remote, from, to } of moves) {
    if (from === to) continue;
    console.log(`${remote} goes from ${from ?? 'nothing'} to ${to ?? 'nothing'}.`);
    versions.filter((each) => each.remote === remote && each.version === to).forEach(warnOf);
  }
}

/** Says what speaks against a version that is about to be moved to. */
function warnOf(version: ReleasedVersion): void {
  const failure = failureText(version);
  if (failure) console.log(`Mind that ${version.remote}@${version.version} failed: ${failure}.`);
}

/** What runs of a remote now: whoever moves it next means this. */
async function look(remote: string) {
  const { deployment, remotes, versions } = await callServer('GET /release/list', { query: { remote } });
  const state = remotes.find((each) => each.remote === remote);
  // A server from before this tool does not say how a version did.
  const { stable = null, stableBefore: before = null, rollbackTrouble: trouble = null } = state ?? {};
  const { canary, rollbackRemoves: removes = false } = state ?? {};
  return {
    deployment,
    versions,
    stable,
    before,
    removes,
    trouble,
    canary,
  };
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

/** Of a canary that only gets another share, the one that it had is said. */
function tell({ deployment, moved }: Made, canaryBefore?: number): void {
  if (moved.length === 0) {
    console.log(`Nothing to do: deployment ${deployment} is like that already.`);
    return;
  }
  console.log(`Deployment ${deployment} is in force for the next page load:`);
  for (const move of moved) {
    const share = move.as === 'canary' && move.percent ? ` ${move.percent} %` : '';
    const isSame = share !== '' && canaryBefore !== undefined && move.from === move.to;
    const what = isSame
      ? ` ${canaryBefore} % →${share}: ${move.to}`
      : `${share}: ${move.from ?? 'nothing'} → ${move.to ?? 'nothing'}`;
    console.log(`  ${move.remote} ${move.as}${what}`);
  }
}
