import { judgeLoading } from '../remotes/judge-loading.ts';
import { failPendingFiles } from '../remotes/pending-files.ts';
import { isLineGood } from '../remotes/probe-line.ts';

/** A part of the shell did not come, whichever page it was for: no remote is to blame. */
export class ShellPartError extends Error {
  /** Of the same name, which says whether it was slow, or the line bad: see failure-cause.ts. */
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = cause instanceof Error ? cause.name : 'Error';
  }
}

const failed = new Set<() => void>();

/**
 * What loads a part of the shell is given up like a page of a remote: ten seconds on a good line. It fails with a
 * `ShellPartError`, and `forget` is run when somebody tries again: until then the part stays one that failed.
 */
export function judgePart<Part>(loading: Promise<Part>, forget: () => void): Promise<Part> {
  return judgeLoading(loading, isLineGood).catch((error: unknown) => {
    failed.add(forget);
    throw new ShellPartError(error);
  });
}

/** Lets the parts that failed be asked for anew. What hangs fails at last, for its import waits for nothing else. */
export function forgetFailedParts(): void {
  if (failed.size === 0) return;
  failPendingFiles(new URL('/static/', window.location.href).href);
  for (const forget of failed) forget();
  failed.clear();
}
