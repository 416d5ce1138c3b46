import type { CargoLine, FrozenField, Problem } from '@berth/contract';
import { type FormAttempt, problemsByPath } from '@berth/ui';
import type { BasicsDraft, FormKind } from './form-kind.ts';

/** What is frozen of a booking, and how it was booked. */
export type FixedSpace<Booking> = { frozen: readonly FrozenField[]; booked: Booking };

/** What keeps a draft from being saved as a draft, or from being submitted. */
export function validateDraft<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<Draft, Booking>, 'toRequest' | 'problems' | 'frozenProblems'>,
  draft: Draft,
  attempt: FormAttempt,
  space: FixedSpace<Booking> | null = null,
): ReadonlyMap<string, Problem> {
  const { booking, keys } = kind.toRequest(draft);
  const tooLate = space ? kind.frozenProblems(space.frozen, space.booked, booking) : [];
  return problemsByPath([...tooLate, ...kind.problems(booking, attempt)], keys);
}
