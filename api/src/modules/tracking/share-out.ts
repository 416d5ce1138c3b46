import {
  type ContainerEvent,
  type ContainerTimes,
  containerTimes,
  milestoneOf,
  milestones,
  partVoyage,
} from '@berth/contract';
import { type KeptEvent, portsOfTrip, type TripRow } from './trips.repository.ts';

/** A trip with what was told of it by now. */
export type KnownTrip = TripRow & { events: readonly KeptEvent[] };

/**
 * Says which trip each event is of: the last one, or the one before while that has no end yet and the box has not
 * sailed again. What either trip knows already is left out.
 */
export function shareOut(
  events: readonly KeptEvent[],
  last: KnownTrip,
  before: KnownTrip | undefined,
): [KnownTrip, KeptEvent[]][] {
  const known = new Set(
    [last, before].flatMap((trip) => trip?.events.map(({ hash }) => hash.toString('hex'))),
  );
  const news = events.filter(({ hash }) => !known.has(hash.toString('hex')));
  if (!before || partVoyage(eventsOf(before), portsOfTrip(before)).endMs !== null) return [[last, news]];
  const sinceThen = containerTimes([...eventsOf(last), ...news.map(({ event }) => event)], portsOfTrip(last));
  const isEarlier = ({ event }: KeptEvent) => isOfTripBefore(event, before, sinceThen);
  return [
    [before, news.filter(isEarlier)],
    [last, news.filter((one) => !isEarlier(one))],
  ];
}

/** A box that is not out again arrives, is unloaded, picked up and handed in with its cargo of before. */
function isOfTripBefore(event: ContainerEvent, trip: TripRow, sinceThen: ContainerTimes): boolean {
  const milestone = milestoneOf(event, portsOfTrip(trip));
  if (event.eventClassifierCode !== 'ACT' || milestone === null) return false;
  if (milestones.indexOf(milestone) < milestones.indexOf('arrival')) return false;
  const { emptyExit, heavyReturn, departure } = sinceThen;
  const begun = [emptyExit, heavyReturn, departure].flatMap(({ actual }) => actual ?? []);
  return begun.every((moment) => Date.parse(event.eventDateTime) < Date.parse(moment));
}

function eventsOf({ events }: KnownTrip): ContainerEvent[] {
  return events.map(({ event }) => event);
}
