import { isMissingCode } from './failure-cause.ts';
import { judgeLoading } from './judge-loading.ts';
import { isLineGood } from './probe-line.ts';
import { fetchCode, refetchCode } from './refetch-code.ts';

/** A part of the shell did not come, whichever page it was for: no remote is to blame. */
export class ShellPartError extends Error {
  /** Of the same name, which says whether it was slow, or the line bad: see failure-cause.ts. */
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = cause instanceof Error ? cause.name : 'Error';
  }
}

const failed = new Set<() => void>();
let waiting = 0;

/**
 * What loads a part of the shell is given up like a page of a remote: ten seconds on a good line. It fails with a
 * `ShellPartError`, and `forget` is run when somebody tries again: until then the part stays one that failed.
 */
export async function judgePart<Part>(ask: () => Promise<Part>, forget: () => void): Promise<Part> {
  waiting += 1;
  try {
    return await judgeLoading(
      askTwice(() => fetchCode(ask)),
      isLineGood,
    );
  } catch (error) {
    failed.add(forget);
    throw new ShellPartError(error);
  } finally {
    waiting -= 1;
  }
}

/** The line may have been bad for a moment, and good again when it was asked. */
async function askTwice<Part>(ask: () => Promise<Part>): Promise<Part> {
  try {
    return await ask();
  } catch (error) {
    if (!isMissingCode(error) || !(await isLineGood())) throw error;
    return ask();
  }
}

/** Whether code of a remote may have to wait for one: the remote is not judged by that. */
export const isPartAwaited = (): boolean => waiting > 0;

/** Refetches the parts that failed, and those that somebody still waits for. */
export function retryParts(): void {
  if (failed.size + waiting === 0) return;
  for (const forget of failed) forget();
  failed.clear();
  refetchCode();
}
