import type { CargoLine, FrozenField, Problem } from '@berth/contract';
import { type FormAttempt, problemsByPath, toChinaTime } from '@berth/ui';
import type { BasicsDraft, FormKind } from './form-kind.ts';

/** A stored booking as far as it decides what its form may hold: what is frozen of it, and whether it was submitted. */
export type StoredContent<Booking> = {
  frozen: readonly FrozenField[];
  booked: Booking;
  isSubmitted: boolean;
};

/** What keeps a draft from being saved as a draft, or from being submitted. */
export function validateDraft<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<Draft, Booking>, 'toRequest' | 'problems' | 'frozenProblems' | 'voyageProblems'>,
  draft: Draft,
  attempt: FormAttempt,
  stored: StoredContent<Booking> | null = null,
  now: Date = new Date(),
): ReadonlyMap<string, Problem> {
  const { booking, keys } = kind.toRequest(draft);
  const tooLate = stored ? kind.frozenProblems(stored.frozen, stored.booked, booking) : [];
  const submitted = stored?.isSubmitted ? stored.booked : null;
  const today = toChinaTime(now).slice(0, 10);
  const ofVoyage = attempt === 'submit' ? kind.voyageProblems(booking, today, submitted) : [];
  return problemsByPath([...tooLate, ...ofVoyage, ...kind.problems(booking, attempt)], keys);
}
