import { type RemoteEntry, type RemoteVersion, standInsOf } from '@berth/contract';
import { isBadLine, pageFailureCause } from '../../loading/failure-cause.ts';
import { retryParts, ShellPartError } from '../../loading/judge-part.ts';
import { reportFailed, reportShellFailed } from '../../outcomes/report-outcomes.ts';
import { openRegistry } from '../../registry/registry-signal.ts';
import { rememberFailed } from '../failed-versions.ts';
import { failPending } from '../files/pending-files.ts';
import { forgetPage, type RemoteCode } from '../page-modules.ts';
import type { LoadedRemote } from '../remote-loader.ts';

/** Reports a failure of a page or a part; whether its version is to blame, and not the line or the shell. */
export function blameVersion({ name }: RemoteEntry, { version }: LoadedRemote, error: unknown): boolean {
  // Another version would come over the same line.
  if (isBadLine(error)) return false;
  if (error instanceof ShellPartError) {
    reportShellFailed(error);
    return false;
  }
  reportFailed({ name, version }, pageFailureCause(error), error);
  return true;
}

/** Remembers that a fallback was drawn where the wanted version failed; false when that is known. */
export function rememberFallback(entry: RemoteEntry): boolean {
  return rememberFailed(openRegistry.get()?.deployment ?? 0, entry);
}

/** Refetches the code of a version that failed, and the parts of the shell that it waits for. */
export function refetchCodeOf(version: RemoteVersion, code: RemoteCode): void {
  retryParts();
  failPending(version);
  forgetPage(code);
}

/** The version that runs, as the registry has it. */
export function versionOf(entry: RemoteEntry, { version }: LoadedRemote): RemoteVersion {
  return standInsOf(entry).find((standIn) => standIn.version === version) ?? entry;
}
