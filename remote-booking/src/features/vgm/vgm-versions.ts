import type { ContainerVgm, FclBooking, FclContainer } from '@berth/contract';
import { isOther, type VgmEntry } from './vgm-entry.ts';

/** A container, and the address at which it is loaded: what tells it from another one at its place in the booking. */
export type PlacedContainer = FclContainer & { address: string };

/** The containers of a booking as one version of it has them. */
export type ContainersOfVersion = { version: number; containers: PlacedContainer[] };

/** What was typed of a container, and on which version. */
export type TypedVgm = VgmEntry & { on: ContainersOfVersion };

/** What was typed, by the container's place in the booking; containers that nobody touched are not in it. */
export type VgmDraft = ReadonlyMap<number, TypedVgm>;

export function containersOf(saved: {
  version: number;
  booking: Pick<FclBooking, 'containers' | 'loadingPlaces'>;
}): ContainersOfVersion {
  const { containers, loadingPlaces } = saved.booking;
  const addressOf = ({ loadingPlace }: FclContainer) =>
    loadingPlace === null ? '' : (loadingPlaces[loadingPlace - 1]?.address ?? '');
  return {
    version: saved.version,
    containers: containers.map((container) => ({ ...container, address: addressOf(container) })),
  };
}

/** The draft without fields that were opened, had nothing typed in them, and belong to another container by now. */
export function keptEntries(draft: VgmDraft, present: ContainersOfVersion): VgmDraft {
  return new Map(
    [...draft].filter(([index, typed]) => {
      const before = typed.on.containers[index];
      return isOther(typed, before) || (before && isSame(before, present.containers[index]));
    }),
  );
}

/**
 * What was typed of a container in whose place another one stands by now, none at all, or one whose VGM somebody else
 * has told meanwhile: whether it is of this one, only a person can say. In the order of the booking.
 */
export function outdatedEntries(draft: VgmDraft, present: ContainersOfVersion): [number, TypedVgm][] {
  return [...keptEntries(draft, present)]
    .filter(([index, typed]) => {
      const [before, now] = [typed.on.containers[index], present.containers[index]];
      return !before || !now || !isSameBox(before, now) || (!isSame(before, now) && isOther(typed, now));
    })
    .sort(([one], [other]) => one - other);
}

/**
 * The version that it is told of: the one it was typed on, so that a colleague's save between is answered for. One that
 * left every container where it was is of no matter.
 */
export function versionOf(
  told: readonly ContainerVgm[],
  draft: VgmDraft,
  present: ContainersOfVersion,
): number {
  const typedOn = told.flatMap(({ index }) => draft.get(index)?.on ?? []);
  return Math.min(...typedOn.map((on) => (haveSameBoxes(on, present) ? present : on).version));
}

/** The draft as if typed on this version: of one container, or of all whose container is still the same. */
export function carriedOver(draft: VgmDraft, present: ContainersOfVersion, only?: number): VgmDraft {
  const outdated = new Set(outdatedEntries(draft, present).map(([index]) => index));
  const isMeant = (index: number) => (only === undefined ? !outdated.has(index) : index === only);
  return new Map(
    [...draft].map(([index, typed]) => [index, isMeant(index) ? { ...typed, on: present } : typed]),
  );
}

/** As far as a booking tells its boxes apart before they have numbers. */
export function isSameBox(one: PlacedContainer, other: PlacedContainer): boolean {
  return one.sizeType === other.sizeType && one.address === other.address;
}

function isSame(one: PlacedContainer, other: PlacedContainer | undefined): boolean {
  if (!other || !isSameBox(one, other)) return false;
  return one.vgmKg === other.vgmKg && one.vgmMethod === other.vgmMethod;
}

function haveSameBoxes(one: ContainersOfVersion, other: ContainersOfVersion): boolean {
  if (one.containers.length !== other.containers.length) return false;
  return one.containers.every((container, at) => {
    const opposite = other.containers[at];
    return opposite !== undefined && isSameBox(container, opposite);
  });
}
