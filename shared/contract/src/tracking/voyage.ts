import { portCountryCode } from '../trade/port-code.ts';
import { type ContainerEvent, placeOfEvent } from './container-event.ts';
import { type ContainerPorts, type Milestone, milestoneOf, milestones } from './milestones.ts';

/** What was told of a box, parted where one voyage of it ends. */
type Voyage = {
  /** Of this voyage. */
  own: ContainerEvent[];
  /** Of what the box did afterwards: it belongs to whoever's cargo is in it then. */
  later: ContainerEvent[];
  /** When it ended, in ms; null while it goes on. */
  endMs: number | null;
};

/**
 * Parts the events of a box, in whatever order they came, at the end of the voyage between these ports: where it was
 * handed in empty, be it that it never sailed, or left a depot of another country empty after it had arrived. What
 * happens or is expected later than that is no longer of this voyage.
 */
export function partVoyage(events: readonly ContainerEvent[], ports: ContainerPorts): Voyage {
  const endMs = endOf(events, ports);
  if (endMs === null) return { own: [...events], later: [], endMs };
  const isOwn = ({ eventDateTime }: ContainerEvent) => Date.parse(eventDateTime) <= endMs;
  return { own: events.filter(isOwn), later: events.filter((event) => !isOwn(event)), endMs };
}

/** What is told of the voyage that a box is on after the one between these ports; none where that is over as well. */
export function eventsOfNextVoyage(
  events: readonly ContainerEvent[],
  ports: ContainerPorts,
  nextPorts: ContainerPorts,
): ContainerEvent[] {
  let { later, endMs } = partVoyage(events, ports);
  for (let next = partVoyage(later, nextPorts); next.endMs !== null; next = partVoyage(later, nextPorts)) {
    ({ later, endMs } = next);
  }
  const begunMs = endMs ?? Number.NEGATIVE_INFINITY;
  // What was expected before was expected of the voyage before.
  return later.filter(
    ({ eventClassifierCode, eventCreatedDateTime }) =>
      eventClassifierCode === 'ACT' || Date.parse(eventCreatedDateTime) > begunMs,
  );
}

type Passed = { milestone: Milestone; at: number; place: string };

function endOf(events: readonly ContainerEvent[], ports: ContainerPorts): number | null {
  const passed = passedInTime(events, ports);
  for (const [index, { milestone, at, place }] of passed.entries()) {
    const before = passed.slice(0, index);
    if (milestone === 'emptyExit' && isElsewhere(place, ports) && before.some(hasArrived)) return at - 1;
    if (milestone !== 'emptyReturn' || before.every((one) => one.milestone === 'emptyReturn')) continue;
    // Told again with another time and nothing in between, it is the same return.
    const after = passed.slice(index);
    const others = after.findIndex((one) => one.milestone !== 'emptyReturn');
    return after.at(others === -1 ? -1 : others - 1)?.at ?? at;
  }
  return null;
}

function passedInTime(events: readonly ContainerEvent[], ports: ContainerPorts): Passed[] {
  return events
    .filter(({ eventClassifierCode }) => eventClassifierCode === 'ACT')
    .flatMap((event) => {
      const milestone = milestoneOf(event, ports);
      const at = Date.parse(event.eventDateTime);
      return milestone ? [{ milestone, at, place: placeOfEvent(event) }] : [];
    })
    .sort(
      (one, other) =>
        one.at - other.at || milestones.indexOf(one.milestone) - milestones.indexOf(other.milestone),
    );
}

function hasArrived({ milestone }: Passed): boolean {
  return milestone === 'arrival' || milestone === 'unloading' || milestone === 'pickup';
}

/** From a warehouse behind the port of discharge an unpacked box leaves empty as well. */
function isElsewhere(place: string, { portOfDischarge }: ContainerPorts): boolean {
  return place !== '' && portCountryCode(place) !== portCountryCode(portOfDischarge);
}
