import { isBadLine } from '../remotes/failure-cause.ts';
import { reportShellFailed } from '../remotes/report-outcomes.ts';
import { ShellPartError } from './judge-part.ts';

/**
 * Tells the server of a part of the shell that did not come, wherever it was to stand. A bad line is nobody's fault.
 */
export function tellOfPart(error: unknown): void {
  if (error instanceof ShellPartError && !isBadLine(error)) reportShellFailed(error);
}
