import type { Problem } from '../../rule/problem.ts';
import type { BookingBasics } from '../booking-basics.ts';
import type { FrozenField } from '../booking-status.ts';
import { countContainers, type FclContainer } from './fcl-booking.ts';

/** What space is booked by: ports and, of full containers, how many of which sizes. */
export type BookedSpace = Pick<BookingBasics, Exclude<FrozenField, 'containers'>> & {
  containers?: readonly Pick<FclContainer, 'sizeType'>[];
};

/**
 * What a change of a booking may no longer change, by the fields that are frozen. Of full containers it is their sizes
 * and how many there are: where each is loaded and what it weighs may still follow.
 */
export function frozenFieldProblems(
  frozen: readonly FrozenField[],
  before: BookedSpace,
  after: BookedSpace,
): Problem[] {
  const changed = frozen.filter((field) =>
    field === 'containers'
      ? containerDifferences(before.containers ?? [], after.containers ?? []).length > 0
      : before[field] !== after[field],
  );
  return changed.map((path) => ({ path, rule: 'spaceFixed' }));
}

/** Of one size not as many as were ordered. */
export type ContainerDifference = { sizeType: string; ordered: number; assigned: number };

/** How boxes differ from what was ordered, by size; none where they are just those. */
export function containerDifferences(
  ordered: readonly Pick<FclContainer, 'sizeType'>[],
  assigned: readonly Pick<FclContainer, 'sizeType'>[],
): ContainerDifference[] {
  const [orderedCounts, assignedCounts] = [countsOf(ordered), countsOf(assigned)];
  return [...new Set([...orderedCounts.keys(), ...assignedCounts.keys()])]
    .map((sizeType) => ({
      sizeType,
      ordered: orderedCounts.get(sizeType) ?? 0,
      assigned: assignedCounts.get(sizeType) ?? 0,
    }))
    .filter((size) => size.ordered !== size.assigned);
}

function countsOf(containers: readonly Pick<FclContainer, 'sizeType'>[]): Map<string, number> {
  return new Map(countContainers(containers).map(({ sizeType, count }) => [sizeType, count]));
}
