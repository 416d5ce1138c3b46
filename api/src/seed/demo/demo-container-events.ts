import type { ContainerEvent } from '@berth/contract';
import type { DemoLane } from './demo-lanes.ts';
import type { DemoVoyage } from './demo-schedule.ts';

/** When everything happens or is expected, as milliseconds. */
export type DemoContainerSchedule = {
  /** When the plan was made. */
  planned: number;
  emptyExit: number;
  heavyReturn: number;
  departure: number;
  firstArrival: number;
  arrival: number;
  unloading: number;
  pickup: number;
};

type Telling = {
  voyage: DemoVoyage;
  lane: DemoLane;
  number: string;
  schedule: DemoContainerSchedule;
  ship: { vesselName: string; voyageNumber: string };
  now: Date;
};

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const chinaHours = 8;
/** Standard time at the ports of discharge, as hours ahead of UTC. */
const hoursAhead: Readonly<Record<string, number>> = {
  USLGB: -8,
  USLAX: -8,
  CAVAN: -8,
  USNYC: -5,
  GBFXT: 0,
  DEHAM: 1,
  JPTYO: 9,
  AUSYD: 11,
};

/** What carriers have reported of a container so far: as far as its booking has got. */
export function demoContainerEvents(telling: Telling): ContainerEvent[] {
  const { voyage, lane, schedule } = telling;
  const { receivingPlace: loading, dischargePort: discharge } = lane;
  const { sail, handle, isPast } = tellerOf(telling);
  const { planned, departure, firstArrival, arrival } = schedule;
  const events = [
    sail('DEPA', loading, ['PLN', departure, planned]),
    sail('ARRI', discharge, ['PLN', departure + lane.seaDays * dayMs, planned]),
    sail('ARRI', discharge, ['EST', firstArrival, planned + dayMs]),
    handle('GTOT', 'EMPTY', loading, ['ACT', schedule.emptyExit]),
    handle('GTIN', 'LADEN', loading, ['ACT', schedule.heavyReturn]),
  ];
  if (!isPast(departure)) return [...events, sail('DEPA', loading, ['EST', departure, planned + dayMs])];
  events.push(
    sail('DEPA', loading, ['ACT', departure]),
    sail('ARRI', discharge, ['EST', arrival, departure + dayMs]),
  );
  return voyage.status === 'spaceLocked' ? events : [...events, ...eventsAtDischarge(telling)];
}

function eventsAtDischarge(telling: Telling): ContainerEvent[] {
  const { voyage, lane, schedule } = telling;
  const { dischargePort: port } = lane;
  const { sail, handle, isPast } = tellerOf(telling);
  const { arrival, unloading, pickup } = schedule;
  const events = [
    sail('ARRI', port, ['ACT', arrival]),
    handle('DISC', 'LADEN', port, isPast(unloading) ? ['ACT', unloading] : ['EST', unloading, arrival]),
  ];
  if (voyage.status !== 'pickedUp') {
    return [...events, handle('GTOT', 'LADEN', port, ['EST', pickup, arrival])];
  }
  events.push(handle('GTOT', 'LADEN', port, ['ACT', pickup]));
  const back = pickup + 2 * dayMs;
  return isPast(back) ? [...events, handle('GTIN', 'EMPTY', port, ['ACT', back])] : events;
}

/** How sure, when, and when that was said: half an hour later unless it is given. */
type Said = [classifier: ContainerEvent['eventClassifierCode'], at: number, saidAt?: number];

/** The words of one container's events. */
function tellerOf({ number, ship, now }: Telling) {
  const common = (place: string, [classifier, at, saidAt = at + hourMs / 2]: Said) => ({
    eventClassifierCode: classifier,
    eventDateTime: withOffset(at, hoursAhead[place] ?? chinaHours),
    eventCreatedDateTime: withOffset(Math.min(saidAt, now.getTime()), 0),
    equipmentReference: number,
  });
  return {
    isPast: (at: number) => at < now.getTime() - hourMs,
    sail: (what: 'ARRI' | 'DEPA', place: string, said: Said): ContainerEvent => ({
      ...common(place, said),
      eventType: 'TRANSPORT',
      transportEventTypeCode: what,
      transportCall: {
        UNLocationCode: place,
        modeOfTransport: 'VESSEL',
        carrierVoyageNumber: ship.voyageNumber,
        vessel: { vesselName: ship.vesselName },
      },
    }),
    handle: (
      what: 'GTIN' | 'GTOT' | 'DISC',
      box: 'EMPTY' | 'LADEN',
      place: string,
      said: Said,
    ): ContainerEvent => ({
      ...common(place, said),
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: what,
      emptyIndicatorCode: box,
      eventLocation: { UNLocationCode: place },
    }),
  };
}

/** RFC 3339 with the offset of the place. */
function withOffset(at: number, hours: number): string {
  const local = new Date(at + hours * hourMs).toISOString().slice(0, 19);
  const sign = hours < 0 ? '-' : '+';
  return `${local}${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}
