import { type RemoteEntry, type RemoteFailureCause, shellName } from '@berth/contract';
import { type CallInput, sendQuietly } from '@berth/runtime';
import { readBootBlock } from '../loading/boot-block.ts';
import { pageFailureCause, textOf } from '../loading/failure-cause.ts';
import { development } from '../registry/integrity.ts';
import { versionText } from '../registry/merge-registries.ts';
import { openRegistry } from '../registry/registry-signal.ts';

type Report = NonNullable<CallInput<'POST /remotes/report'>['body']>;
type Outcome = Report['outcomes'][number];
type Version = Pick<RemoteEntry, 'name' | 'version'>;

const gatherMs = 1000;
const errorLimit = 1000;
const mostAtOnce = 20;
const said = new Set<string>();
let waiting: Outcome[] = [];

/** Reports to the server, once per page, that a version runs. */
export function reportStarted(version: Version): void {
  queueReport(version, { outcome: 'started', error: '' });
}

/** Reports to the server, once per page, that a version failed, and why. */
export function reportFailed(version: Version, cause: RemoteFailureCause, error: unknown): void {
  // Without a network everything fails, and no version is to blame.
  if (navigator.onLine === false) return;
  queueReport(version, { outcome: 'failed', cause, error: textOf(error).slice(0, errorLimit) });
}

/** The same of a part of the shell that no page could be drawn without: no remote is to blame for it. */
export function reportShellFailed(error: unknown): void {
  const { shell } = readBootBlock();
  if (shell) reportFailed({ name: shellName, version: shell }, pageFailureCause(error), error);
}

function queueReport(version: Version, outcome: Pick<Outcome, 'outcome' | 'cause' | 'error'>): void {
  // What somebody is writing at this moment is no version of anybody's.
  if (version.version === development) return;
  const key = `${outcome.outcome} ${versionText(version)}`;
  if (said.has(key)) return;
  said.add(key);
  if (waiting.length === 0) setTimeout(sendReport, gatherMs);
  waiting.push({ remote: version.name, version: version.version, ...outcome });
}

/** Also called when the page goes, for what was not reported yet. */
export function sendReport(): void {
  const deployment = openRegistry.get()?.deployment;
  const outcomes = waiting.slice(0, mostAtOnce);
  waiting = waiting.slice(mostAtOnce);
  if (deployment === undefined || outcomes.length === 0) return;
  sendQuietly('POST /remotes/report', { deployment, outcomes });
  if (waiting.length > 0) sendReport();
}
