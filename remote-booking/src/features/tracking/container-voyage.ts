import { type BookingStatus, type Milestone, milestones, statusProvenBy } from '@berth/contract';
import type { TracedContainer } from './track-containers.queries.ts';

export type TracedMilestone = TracedContainer['milestones'][number];

/** How a container's voyage is drawn. */
export type Voyage = {
  /** How many of the seven times are passed: the furthest that has an actual, whatever is missing before it. */
  reached: number;
  /** What comes next; null after the last. */
  next: TracedMilestone | null;
  /** Where the ship is on its way, from 0 at the port of loading to 1 at the port of discharge. */
  sailed: number;
  /** Whole days that are left until it arrives, and the share of the way where the first estimate lies; at sea. */
  daysLeft: number | null;
  firstEstimateAt: number | null;
};

const dayMs = 24 * 3600_000;
// A ship at sea is drawn off both quays.
const [leastSailed, mostSailed] = [0.06, 0.94];

export function voyageOf({ milestones: times }: TracedContainer, nowMs: number): Voyage {
  const reached = times.findLastIndex(({ actual }) => actual !== null) + 1;
  const next = times[reached] ?? null;
  const atSea = { reached, next };
  const [departure, arrival] = [timeOf(times, 'departure'), timeOf(times, 'arrival')];
  const hasSailed = reached > milestones.indexOf('departure');
  const isThere = reached > milestones.indexOf('arrival');
  if (!hasSailed || isThere)
    return { ...atSea, sailed: isThere ? 1 : 0, daysLeft: null, firstEstimateAt: null };
  const [from, to] = [msOf(departure?.actual), msOf(arrival?.estimated ?? arrival?.planned)];
  if (from === null || to === null || to <= from) {
    return { ...atSea, sailed: 0.5, daysLeft: null, firstEstimateAt: null };
  }
  const late = arrival?.delayHours ?? 0;
  const first = (to - late * 3600_000 - from) / (to - from);
  return {
    ...atSea,
    sailed: Math.min(mostSailed, Math.max(leastSailed, (nowMs - from) / (to - from))),
    daysLeft: to > nowMs ? Math.ceil((to - nowMs) / dayMs) : null,
    firstEstimateAt: late > 0 && first > 0 && first < 1 ? first : null,
  };
}

/** The colour of a time is that of the status which it proves; before any, of cargo that was received. */
export function statusOfMilestone(milestone: Milestone): BookingStatus {
  return statusProvenBy(milestone) ?? 'received';
}

/** The best that is known of a time. */
export function bestTime({ actual, estimated, planned }: TracedMilestone): string | null {
  return actual ?? estimated ?? planned;
}

export function timeOf(times: readonly TracedMilestone[], milestone: Milestone): TracedMilestone | undefined {
  return times.find((time) => time.milestone === milestone);
}

function msOf(moment: string | null | undefined): number | null {
  return moment ? Date.parse(moment) : null;
}
