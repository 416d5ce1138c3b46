import { type ContainerEvent, checkContainerNumber } from '@berth/contract';
import { type DemoContainerSchedule, demoContainerEvents } from './demo-container-events.ts';
import type { DemoEvent } from './demo-history.ts';
import type { DemoLane } from './demo-lanes.ts';
import type { DemoVoyage } from './demo-schedule.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';

export type DemoContainer = {
  number: string;
  sizeType: string;
  sealNumber: string;
  portOfLoading: string;
  portOfDischarge: string;
  events: ContainerEvent[];
};

type Sailing = {
  voyage: DemoVoyage;
  lane: DemoLane;
  index: number;
  /** The booking's, oldest first: what containers tell fits it. */
  history: readonly DemoEvent[];
  now: Date;
  /** What a customer ordered by size, and the ship that was reported; of a consolidation both are drawn. */
  ordered?: { sizes: readonly string[]; vessel: string; voyage: string };
};

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const chinaHours = 8;
const vessels = ['COSCO ARIES', 'EVER GLORY', 'MATSON OAHU', 'CMA CGM JADE', 'ONE HARBOUR', 'MSC ANNA'];
const owners = ['COSU', 'EGHU', 'TGHU', 'TCLU', 'MSKU'];
const withContainers: readonly DemoVoyage['status'][] = ['spaceLocked', 'arrived', 'pickedUp'];

/** In what a demo booking sails, and what carriers have reported of it so far: nothing before its space is locked. */
export function demoContainers(sailing: Sailing): DemoContainer[] {
  const { voyage, lane, index, ordered } = sailing;
  if (!withContainers.includes(voyage.status)) return [];
  const choice = seededChoice(4711 + index);
  const schedule = scheduleOf(sailing, choice);
  const ship = ordered
    ? { vesselName: ordered.vessel, voyageNumber: ordered.voyage }
    : { vesselName: choice.one(vessels), voyageNumber: `${choice.whole(12, 98)}E` };
  // Most of a consolidation fits into one box.
  const sizes = ordered?.sizes ?? Array.from({ length: index % 5 === 0 ? 2 : 1 }, () => null);
  return sizes.map((size) => {
    const number = containerNumber(choice);
    return {
      number,
      sizeType: size ?? choice.one(['40HQ', '40HQ', '20GP']),
      sealNumber: `CN${choice.whole(100_000, 999_999)}`,
      portOfLoading: lane.receivingPlace,
      portOfDischarge: lane.dischargePort,
      events: demoContainerEvents({ voyage, lane, number, schedule, ship, now: sailing.now }),
    };
  });
}

function containerNumber(choice: SeededChoice): string {
  const start = `${choice.one(owners)}${choice.whole(300_000, 999_999)}`;
  const digits = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`);
  return digits.find((number) => checkContainerNumber(number) === 'ok') ?? start;
}

/** When everything happens or is expected. */
function scheduleOf(
  { voyage, lane, history, now, ordered }: Sailing,
  choice: SeededChoice,
): DemoContainerSchedule {
  // Midnight in China.
  const today = Math.floor((now.getTime() + chinaHours * hourMs) / dayMs) * dayMs - chinaHours * hourMs;
  const day = (daysFromNow: number, hour: number) => today + daysFromNow * dayMs + hour * hourMs;
  const reached = (status: string) => history.find((event) => event.status === status)?.at.getTime();
  const departure = day(voyage.etdIn, 22);
  const delayMs = choice.one([0, 0, -6, 9, 27, 52]) * hourMs;
  const arrival = reached('arrived') ?? departure + lane.seaDays * dayMs + delayMs;
  return {
    planned: day(voyage.etdIn - 9, 11),
    // A customer's own box is fetched the day before it is loaded, one that is shared once the cargo is there.
    emptyExit: day(voyage.etdIn - (ordered ? 7 : 4), 14),
    heavyReturn: day(voyage.etdIn - 2, 17),
    departure,
    firstArrival: arrival - delayMs,
    arrival,
    unloading: arrival + 10 * hourMs,
    pickup: reached('pickedUp') ?? Math.max(arrival + 5 * dayMs, now.getTime() + 2 * dayMs),
  };
}
