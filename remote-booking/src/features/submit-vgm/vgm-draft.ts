import {
  type ContainerVgm,
  type FclContainer,
  normalizeDecimal,
  type Problem,
  submittedVgmProblems,
  trimText,
  type VgmMethod,
} from '@berth/contract';

/** The VGM of a container as it stands on screen: the mass as typed. */
export type VgmEntry = { vgmKg: string; vgmMethod: VgmMethod | null };

/** What was typed, by the container's place in the booking; containers that nobody touched are not in it. */
export type VgmDraft = ReadonlyMap<number, VgmEntry>;

export type VgmField = keyof VgmEntry;

/** The path of a field on screen. */
export const pathOf = (index: number, field: VgmField) => `${index}.${field}`;

export function entryOf({ vgmKg, vgmMethod }: FclContainer): VgmEntry {
  return { vgmKg: vgmKg === null ? '' : String(vgmKg), vgmMethod };
}

/**
 * The draft with a change of one container. Whoever weighs, weighs them all the same way: the first mass of a container
 * takes the method that was chosen last.
 */
export function withEntry(
  draft: VgmDraft,
  index: number,
  container: FclContainer,
  change: Partial<VgmEntry>,
): VgmDraft {
  const before = draft.get(index) ?? entryOf(container);
  const lastMethod = [...draft.values()].findLast(({ vgmMethod }) => vgmMethod !== null)?.vgmMethod ?? null;
  const vgmMethod = before.vgmMethod ?? (change.vgmKg === undefined ? null : lastMethod);
  const next = new Map(draft);
  // The last one that was changed stands last.
  next.delete(index);
  return next.set(index, { ...before, vgmMethod, ...change });
}

/** What is to be told: containers whose mass or method is another one than is stored. A method alone is no VGM yet. */
export function toldVgm(draft: VgmDraft, containers: readonly FclContainer[]): ContainerVgm[] {
  return [...draft]
    .map(([index, { vgmKg, vgmMethod }]) => ({ index, vgmKg: massOf(vgmKg), vgmMethod }))
    .filter(({ index, vgmKg, vgmMethod }) => {
      const stored = containers[index];
      if (!stored || (stored.vgmKg === null && vgmKg === null)) return false;
      return stored.vgmKg !== vgmKg || stored.vgmMethod !== vgmMethod;
    })
    .sort((one, other) => one.index - other.index);
}

/** A mass as typed, KGS; NaN for what is no number, so that the rules say so. */
export function massOf(typed: string): number | null {
  return trimText(typed) === '' ? null : Number(normalizeDecimal(typed) ?? Number.NaN);
}

/** What keeps the draft from being told, by path on screen; `containers` for all of them together. */
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

/** `containers.0.vgmKg`, by the place in what is told, as a path on screen. */
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
