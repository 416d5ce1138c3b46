import { type ContainerTimes, type Milestone, milestones } from './milestones.ts';

/** Where a booking's containers are, in a line: what a list shows as a bar. */
export type TrackingSummary = {
  containers: number;
  /** The furthest of the seven times that all of them have passed; null before the first. */
  milestone: Milestone | null;
  /** Whether the cargo has sailed, in one of them or in one that it was in before. */
  hasDeparted: boolean;
  /**
   * When the last of those that are under way arrives, null while none of them says so; once all are there, when the
   * last of them arrived. RFC 3339 with the offset of the port.
   */
  eta: string | null;
  isArrived: boolean;
  /** Of the one that is latest: whole hours against the first estimate of its arrival. */
  delayHours: number | null;
};

/** The containers of one booking as one; null without any. */
export function bookingProgress(containers: readonly ContainerTimes[]): TrackingSummary | null {
  if (containers.length === 0) return null;
  const reached = containers.map(reachedBy);
  const slowest = Math.min(...reached);
  const isArrived = slowest >= milestones.indexOf('arrival');
  const expected = containers
    .filter((times) => reachedBy(times) < milestones.indexOf('arrival'))
    .flatMap(({ arrival }) => arrival.estimated ?? arrival.planned ?? []);
  const delays = containers.flatMap(({ arrival }) => arrival.delayHours ?? []);
  return {
    containers: containers.length,
    milestone: milestones[slowest] ?? null,
    hasDeparted: containers.some((times) => sailedAt(times) !== null),
    eta: latest(isArrived ? containers.flatMap(({ arrival }) => arrival.actual ?? []) : expected),
    isArrived,
    delayHours: delays.length > 0 ? Math.max(...delays) : null,
  };
}

/**
 * When a container is first known to have left its port of loading, in ms, be it that only something after that was
 * reported; null while it has not.
 */
export function sailedAt(times: ContainerTimes): number | null {
  const since = milestones.slice(milestones.indexOf('departure')).flatMap((each) => times[each].actual ?? []);
  return since.length > 0 ? Math.min(...since.map((moment) => Date.parse(moment))) : null;
}

/** The place in the row of the furthest time that has an actual: a message in between may be missing. */
function reachedBy(times: ContainerTimes): number {
  return milestones.findLastIndex((milestone) => times[milestone].actual !== null);
}

function latest(moments: readonly string[]): string | null {
  const [first, ...others] = moments;
  if (first === undefined) return null;
  return others.reduce((late, moment) => (Date.parse(moment) > Date.parse(late) ? moment : late), first);
}
