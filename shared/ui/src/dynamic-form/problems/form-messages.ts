import type { FieldError, LocalizedText } from '@berth/contract';
import type { FormProblems } from './validate-form.ts';

/** What a form shows beyond its values: which fields were left, whether submitting was tried, what was changed since. */
type FormProgress = {
  touched: ReadonlySet<string>;
  isAttempted: boolean;
  /** The refusals that `changed` counts from: each goes when its field changes, all return with new ones. */
  refusals: readonly FieldError[] | undefined;
  changed: ReadonlySet<string>;
};

export type FormEvent =
  | { type: 'touch'; path: string }
  | { type: 'change'; path: string; isComplete: boolean; refusals: readonly FieldError[] | undefined }
  | { type: 'attempt' };

export const untouched: FormProgress = {
  touched: new Set(),
  isAttempted: false,
  refusals: undefined,
  changed: new Set(),
};

export function followForm(progress: FormProgress, event: FormEvent): FormProgress {
  switch (event.type) {
    case 'attempt':
      return { ...progress, isAttempted: true };
    case 'touch':
      return { ...progress, touched: withOne(progress.touched, event.path) };
    case 'change': {
      const known = event.refusals === progress.refusals ? progress.changed : new Set<string>();
      return {
        ...progress,
        touched: event.isComplete ? withOne(progress.touched, event.path) : progress.touched,
        refusals: event.refusals,
        changed: withOne(known, event.path),
      };
    }
  }
}

const withOne = (set: ReadonlySet<string>, path: string) => (set.has(path) ? set : new Set(set).add(path));

/**
 * The messages on screen. Until submitting is tried a field complains only once it was left, and never that it is
 * empty; what the server refused stands until its field changes.
 */
export function shownProblems(
  progress: FormProgress,
  problems: FormProblems,
  refusals: readonly FieldError[] | undefined,
): ReadonlyMap<string, LocalizedText | string> {
  const shown = new Map<string, LocalizedText | string>();
  for (const [path, { texts, isMissing }] of problems) {
    const isTouched = isUnder(progress.touched, path);
    if (progress.isAttempted || (isTouched && !isMissing)) shown.set(path, texts);
  }
  const changed = progress.refusals === refusals ? progress.changed : new Set<string>();
  for (const { field, texts, message } of refusals ?? []) {
    if (!isUnder(changed, field)) shown.set(field, texts ?? message);
  }
  return shown;
}

/** A change or a look at a field counts for all that stands in it: the cells of a table. */
function isUnder(paths: ReadonlySet<string>, path: string): boolean {
  if (paths.has(path)) return true;
  const at = path.lastIndexOf('.');
  return at > 0 && isUnder(paths, path.slice(0, at));
}
