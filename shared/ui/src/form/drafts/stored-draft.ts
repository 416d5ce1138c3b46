import type { RetainedDraft } from './retained-drafts.ts';

/** A draft as it is stored, with the place that says which record it is of. */
export type StoredDraft = { place: string; retained: RetainedDraft<unknown> };

export function isStoredDraft(read: unknown): read is StoredDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { place, retained } = read as Record<string, unknown>; // both are checked
  return typeof place === 'string' && isRetained(retained);
}

/** Every part that the kit itself reads; the draft is checked by the form that may show it. */
export function isRetained(form: unknown): form is RetainedDraft<unknown> {
  if (typeof form !== 'object' || form === null) return false;
  const { formKey, windowKey, address, keptAt, attempt } = form as Record<string, unknown>; // every part is checked
  return (
    [formKey, windowKey, address, keptAt].every((part) => typeof part === 'string') && isAttempt(attempt)
  );
}

function isAttempt(attempt: unknown): boolean {
  if (attempt === null) return true;
  const { content, key } = (attempt ?? {}) as Record<string, unknown>; // both are checked
  return typeof content === 'string' && typeof key === 'string';
}
