import type { CargoLine, FrozenField, Problem, SaveAction } from '@berth/contract';
import type { BasicsDraft, FormKind, RowKeys } from './form-kind.ts';

/** What is wrong, by path in the form: a field's name, or `cargo.<line key>.<field>`. */
export type DraftProblems = ReadonlyMap<string, Problem>;

/** What is frozen of a booking, and how it was booked. */
export type FixedSpace<Booking> = { frozen: readonly FrozenField[]; booked: Booking };

/** What keeps a draft from being saved as a draft, or from being submitted. */
export function validateDraft<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<Draft, Booking>, 'toRequest' | 'problems' | 'frozenProblems'>,
  draft: Draft,
  action: SaveAction,
  space: FixedSpace<Booking> | null = null,
): DraftProblems {
  const { booking, keys } = kind.toRequest(draft);
  const problems = new Map<string, Problem>();
  const tooLate = space ? kind.frozenProblems(space.frozen, space.booked, booking) : [];
  for (const problem of [...tooLate, ...kind.problems(booking, action)]) {
    const path = toFormPath(problem.path, keys);
    if (!problems.has(path)) problems.set(path, problem);
  }
  return problems;
}

/** A path of the request (`booking.cargo.2.weight`, `cargo.2.weight`) as a path of the form. */
export function toFormPath(path: string, keys: RowKeys): string {
  const inBooking = path.replace(/^booking\./, '');
  const [head = '', index, ...rest] = inBooking.split('.');
  const key = index === undefined ? undefined : keys[head]?.[Number(index)];
  return key === undefined ? inBooking : [head, key, ...rest].join('.');
}

/** A value as a text that tells NaN apart from nothing entered. */
export function contentText(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'number' && Number.isNaN(part) ? 'NaN' : part,
  );
}
