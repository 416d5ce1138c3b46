import { portCountryCode } from '../trade/port-code.ts';
import { type ContainerEvent, placeOfEvent } from './container-event.ts';

/** The seven times of a container (spec section 3), in the order in which it passes them. */
export const milestones = [
  /** 空箱出场 */
  'emptyExit',
  /** 重箱还场 */
  'heavyReturn',
  /** 离港 */
  'departure',
  /** 到港 */
  'arrival',
  /** 卸船 */
  'unloading',
  /** 提柜 */
  'pickup',
  /** 还空 */
  'emptyReturn',
] as const;
export type Milestone = (typeof milestones)[number];

/** What is known of one of the times. Times are RFC 3339 with the offset of the place, as they were told. */
export type MilestoneTimes = {
  planned: string | null;
  estimated: string | null;
  actual: string | null;
  /** UN/LOCODE, '' while nobody said where. */
  place: string;
  /** What was estimated first, against which it is late. */
  firstEstimate: string | null;
  /** Whole hours by which it is, or is expected, later than the first estimate; less than 0 is early. */
  delayHours: number | null;
};
export type ContainerTimes = Record<Milestone, MilestoneTimes>;

/** Between which ports a container sails: calls at others on the way are none of the seven times. */
export type ContainerPorts = { portOfLoading: string; portOfDischarge: string };

const hourMs = 3600_000;

/** Which of the seven times an event is about, or null: the events are DCSA's, the choice is the product's. */
export function milestoneOf(event: ContainerEvent, ports: ContainerPorts): Milestone | null {
  const place = placeOfEvent(event);
  if (event.eventType === 'TRANSPORT') {
    const { modeOfTransport = 'VESSEL' } = event.transportCall;
    // The lorry or barge that brings the box to the ship arrives and departs as well.
    if (modeOfTransport !== 'VESSEL') return null;
    if (event.transportEventTypeCode === 'DEPA') return place === ports.portOfLoading ? 'departure' : null;
    return place === ports.portOfDischarge ? 'arrival' : null;
  }
  if (event.eventType !== 'EQUIPMENT') return null;
  const isLaden = event.emptyIndicatorCode === 'LADEN';
  switch (event.equipmentEventTypeCode) {
    case 'GTOT':
      if (!isLaden) return isUnpacked(place, ports) ? null : 'emptyExit';
      return place === ports.portOfDischarge ? 'pickup' : null;
    case 'GTIN':
      if (!isLaden) return 'emptyReturn';
      return place === ports.portOfLoading ? 'heavyReturn' : null;
    case 'DISC':
      return isLaden && place === ports.portOfDischarge ? 'unloading' : null;
    default:
      return null;
  }
}

/** An empty box that leaves a warehouse in the country of discharge has been unpacked there. */
function isUnpacked(place: string, { portOfLoading, portOfDischarge }: ContainerPorts): boolean {
  const country = portCountryCode(place);
  return country === portCountryCode(portOfDischarge) && country !== portCountryCode(portOfLoading);
}

/**
 * The seven times from a bag of events: the order in which they came does not matter. Of those of one kind about one
 * time the one that was said last counts. A box that was handed back empty before it sailed, damaged perhaps, neither
 * returned from a voyage nor is it out.
 */
export function containerTimes(events: readonly ContainerEvent[], ports: ContainerPorts): ContainerTimes {
  const ofEach = new Map<Milestone, ContainerEvent[]>();
  const sailedMs = sailedBy(events, ports);
  const turnedBackMs = turnedBackAt(events, ports, sailedMs);
  for (const event of [...events].sort(compareEvents)) {
    const milestone = milestoneOf(event, ports);
    if (milestone === null) continue;
    const [at, isActual] = [Date.parse(event.eventDateTime), event.eventClassifierCode === 'ACT'];
    if (isActual && milestone === 'emptyReturn' && at < sailedMs) continue;
    if (isActual && milestone === 'emptyExit' && at <= turnedBackMs) continue;
    ofEach.set(milestone, [...(ofEach.get(milestone) ?? []), event]);
  }
  const times = milestones.map((milestone) => [milestone, timesOf(ofEach.get(milestone) ?? [])] as const);
  return Object.fromEntries(times) as ContainerTimes; // one for each of them
}

/** The first moment at which the box is known to have been at sea, in ms; Infinity before. */
function sailedBy(events: readonly ContainerEvent[], ports: ContainerPorts): number {
  const proofs = events.filter((event) => event.eventClassifierCode === 'ACT' && isAtSea(event, ports));
  return Math.min(...proofs.map(({ eventDateTime }) => Date.parse(eventDateTime)));
}

function isAtSea(event: ContainerEvent, ports: ContainerPorts): boolean {
  const milestone = milestoneOf(event, ports);
  if (milestone !== 'emptyReturn') {
    return milestone !== null && milestones.indexOf(milestone) >= milestones.indexOf('departure');
  }
  // Handed back in another country, it has been carried there, whatever was not told.
  const place = placeOfEvent(event);
  return place !== '' && portCountryCode(place) !== portCountryCode(ports.portOfLoading);
}

/** The last time that it was handed back empty before it sailed, in ms; -Infinity where it was not. */
function turnedBackAt(events: readonly ContainerEvent[], ports: ContainerPorts, sailedMs: number): number {
  const returns = events
    .filter((event) => event.eventClassifierCode === 'ACT' && milestoneOf(event, ports) === 'emptyReturn')
    .map(({ eventDateTime }) => Date.parse(eventDateTime));
  return Math.max(...returns.filter((at) => at < sailedMs));
}

/** The ship and voyage that were named last; '' while nobody named them. */
export function shipOf(
  events: readonly ContainerEvent[],
  ports: ContainerPorts,
): { vesselName: string; voyageNumber: string } {
  const named = [...events].sort(compareEvents).findLast((event) => {
    const milestone = milestoneOf(event, ports);
    return (milestone === 'departure' || milestone === 'arrival') && transportOf(event)?.vessel?.vesselName;
  });
  const call = named && transportOf(named);
  return { vesselName: call?.vessel?.vesselName ?? '', voyageNumber: call?.carrierVoyageNumber ?? '' };
}

function transportOf(event: ContainerEvent) {
  return event.eventType === 'SHIPMENT' ? undefined : event.transportCall;
}

// In the order in which they were said.
function timesOf(events: readonly ContainerEvent[]): MilestoneTimes {
  const last = (classifier: ContainerEvent['eventClassifierCode']) =>
    events.findLast(({ eventClassifierCode }) => eventClassifierCode === classifier);
  const [planned, estimated, actual] = [last('PLN'), last('EST'), last('ACT')];
  const first = events.find(({ eventClassifierCode }) => eventClassifierCode === 'EST');
  const newest = actual ?? estimated;
  const best = newest ?? planned;
  return {
    planned: planned?.eventDateTime ?? null,
    estimated: estimated?.eventDateTime ?? null,
    actual: actual?.eventDateTime ?? null,
    place: best ? placeOfEvent(best) : '',
    firstEstimate: first?.eventDateTime ?? null,
    delayHours: first && newest ? hoursBetween(first.eventDateTime, newest.eventDateTime) : null,
  };
}

function hoursBetween(from: string, to: string): number {
  const hours = Math.round((Date.parse(to) - Date.parse(from)) / hourMs);
  return hours === 0 ? 0 : hours; // never -0
}

/** By when they were said; of two said at once the order is arbitrary and always the same. */
function compareEvents(one: ContainerEvent, other: ContainerEvent): number {
  return (
    Date.parse(one.eventCreatedDateTime) - Date.parse(other.eventCreatedDateTime) ||
    Date.parse(one.eventDateTime) - Date.parse(other.eventDateTime) ||
    compareTexts(one.eventDateTime, other.eventDateTime) ||
    compareTexts(JSON.stringify(one), JSON.stringify(other))
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
