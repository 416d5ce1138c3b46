import { isBadLine } from '../loading/failure-cause.ts';
import { ShellPartError } from '../loading/judge-part.ts';
import { reportShellFailed } from './report-outcomes.ts';

/**
 * Reports a part of the shell that did not load, wherever it was to stand. A bad line is nobody's fault.
 */
export function reportPart(error: unknown): void {
  if (error instanceof ShellPartError && !isBadLine(error)) reportShellFailed(error);
}
