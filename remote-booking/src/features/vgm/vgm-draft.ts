import { type ContainerVgm, type Problem, submittedVgmProblems } from '@berth/contract';
import { livingRows, outdatedRows } from '@berth/ui';
import { entryOf, isOther, massOf, type VgmEntry } from './vgm-entry.ts';
import { type ContainersOfVersion, type VgmDraft, vgmRows } from './vgm-rows.ts';

export type VgmField = keyof VgmEntry;

/** The path of a field on screen, or of what is said of a container as a whole. */
export const pathOf = (index: number, field: VgmField | 'outdated') => `${index}.${field}`;

/**
 * The draft with a change of one container. Whoever weighs, weighs them all the same way: the first mass of a container
 * takes the method that was chosen last.
 */
export function withEntry(
  draft: VgmDraft,
  index: number,
  present: ContainersOfVersion,
  change: Partial<VgmEntry>,
): VgmDraft {
  const container = present.rows[index];
  if (!container) return draft;
  const before = draft.get(index) ?? { ...entryOf(container), on: present };
  const lastMethod = [...draft.values()].findLast(({ vgmMethod }) => vgmMethod !== null)?.vgmMethod ?? null;
  const vgmMethod = before.vgmMethod ?? (change.vgmKg === undefined ? null : lastMethod);
  const next = new Map(draft);
  // The last one that was changed stands last.
  next.delete(index);
  return next.set(index, { ...before, vgmMethod, ...change });
}

/** What is to be submitted: containers whose mass or method differs from what is stored. */
export function toldVgm(draft: VgmDraft, present: ContainersOfVersion): ContainerVgm[] {
  const outdated = new Set(outdatedRows(vgmRows, draft, present).map(([index]) => index));
  return [...livingRows(vgmRows, draft, present)]
    .filter(([index, typed]) => !outdated.has(index) && isOther(typed, present.rows[index]))
    .map(([index, { vgmKg, vgmMethod }]) => ({ index, vgmKg: massOf(vgmKg), vgmMethod }))
    .sort((one, other) => one.index - other.index);
}

/** What keeps the draft from being submitted, by path on screen; `containers` for all of them together. */
export function draftProblems(
  told: readonly ContainerVgm[],
  booking: Parameters<typeof submittedVgmProblems>[1],
): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const problem of submittedVgmProblems(told, booking)) {
    const path = toDraftPath(problem.path, told);
    if (!problems.has(path)) problems.set(path, problem);
  }
  return problems;
}

/** `containers.0.vgmKg`, by the place in what is submitted, as a path on screen. */
export function toDraftPath(path: string, told: readonly ContainerVgm[]): string {
  const [, at, field] = path.split('.');
  const container = at === undefined ? undefined : told[Number(at)];
  return container && field ? `${container.index}.${field}` : path;
}

/** The path that stands first on screen; null for none. */
export function firstPath(paths: Iterable<string>): string | null {
  const placeOf = (path: string) => {
    const [index = '', field] = path.split('.');
    // What is said of all together stands below.
    return path.includes('.') ? Number(index) * 2 + (field === 'vgmKg' ? 0 : 1) : Number.POSITIVE_INFINITY;
  };
  return [...paths].sort((one, other) => placeOf(one) - placeOf(other))[0] ?? null;
}
