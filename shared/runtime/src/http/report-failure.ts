import { notify } from '../notice/notify.ts';
import type { ApiError } from './api-error.ts';
import { errorTexts } from './error-texts.ts';
import { announceSessionRefused } from './session-refusal.ts';

/** Who shows a failed call: a notice, or the place that made the call (a field, a form, a table). */
export type ErrorPlacement = 'notice' | 'caller';

const reported = new WeakSet<object>();

/** Whether this failure has its place on screen already. */
export function isReported(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && reported.has(failure);
}

/** Gives a failed call its one place: 401 always the one dialog, else a notice unless the caller claims it. */
export function reportFailure(
  error: ApiError,
  placement: ErrorPlacement,
  usedToken: string | undefined,
): void {
  reported.add(error);
  if (error.kind === 'aborted') return;
  if (error.status === 401) announceSessionRefused(usedToken);
  else if (placement === 'notice')
    notify.error(errorTexts('requestErrorTitle'), error.texts ?? error.message);
}
