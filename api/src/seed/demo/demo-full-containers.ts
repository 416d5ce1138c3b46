import { emptyFclBooking, emptyFclContainer, type FclBooking, type Sailing } from '@berth/contract';
import { toChinaDay } from '../../china-time.ts';
import { demoCargo } from './demo-cargo.ts';
import { type DemoContainer, demoContainers } from './demo-containers.ts';
import { type DemoEvent, demoHistory } from './demo-history.ts';
import { type DemoLane, demoLanes } from './demo-lanes.ts';
import type { DemoVoyage } from './demo-schedule.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';

export type DemoFclBooking = {
  booking: FclBooking;
  /** The ship once it is known. */
  sailing: Sailing | null;
  /** Oldest first. */
  events: DemoEvent[];
  returnReason: string;
  containers: DemoContainer[];
};

const dayMs = 24 * 3600_000;
const ordered = [['40HQ', '40HQ', '20GP'], ['40HQ'], ['20GP', '20GP'], ['45HQ'], ['40RH', '40HQ']];
const ships = [
  { carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '042E' },
  { carrier: 'MATS', vessel: 'MATSON OAHU', voyage: '318E' },
  { carrier: 'EGLV', vessel: 'EVER GLORY', voyage: '1207E' },
];

const voyages: readonly DemoVoyage[] = [
  { lane: 'usWest', etdIn: -45, status: 'pickedUp' },
  { lane: 'usFast', etdIn: -17, status: 'arrived' },
  { lane: 'usEast', etdIn: -4, status: 'spaceLocked' },
  { lane: 'germany', etdIn: 1, status: 'spaceLocked' },
  { lane: 'usFast', etdIn: 7, status: 'received' },
  { lane: 'usWest', etdIn: 12, status: 'toBeReceived' },
  { lane: 'usEast', etdIn: 16, status: 'toBeReceived' },
  { lane: 'usFast', etdIn: 9, status: 'returned' },
  { lane: 'usWest', etdIn: 20, status: 'draft' },
];

/** The demo customer's full containers as of a moment: the same for the same moment. */
export function demoFclBookings(now: Date): DemoFclBooking[] {
  const choice = seededChoice(40_45_20);
  return voyages.map((voyage, index) => demoFclBooking(choice, voyage, index, now));
}

function demoFclBooking(choice: SeededChoice, voyage: DemoVoyage, index: number, now: Date): DemoFclBooking {
  const lane: DemoLane = demoLanes[voyage.lane];
  const day = (daysFromNow: number) => toChinaDay(new Date(now.getTime() + daysFromNow * dayMs));
  const at = (beforeEtd: number, time: string) => `${day(voyage.etdIn - beforeEtd)} ${time}`;
  const events = demoHistory(voyage, lane.seaDays, index, now);
  const [ship = ships[0]] = [ships[index % ships.length]];
  const isShipKnown = ['received', 'spaceLocked', 'arrived', 'pickedUp'].includes(voyage.status);
  const cutOffs = {
    siCutOffAt: at(4, '12:00:00'),
    vgmCutOffAt: at(3, '12:00:00'),
    cyCutOffAt: at(2, '20:00:00'),
    customsCutOffAt: at(1, '15:00:00'),
  };
  const booking = bookingOf(choice, { lane, index, etd: day(voyage.etdIn), loadingAt: at(6, '09:00:00') });
  const sizes = booking.containers.map(({ sizeType }) => sizeType);
  return {
    booking,
    sailing: isShipKnown && ship ? { ...ship, ...cutOffs } : null,
    events,
    returnReason: voyage.status === 'returned' ? '工厂延期交货，改配下一航次' : '',
    containers: demoContainers({
      voyage,
      lane,
      index: index + 40,
      history: events,
      now,
      ...(ship && { ordered: { ...ship, sizes } }),
    }),
  };
}

type Plan = { lane: DemoLane; index: number; etd: string; loadingAt: string };

function bookingOf(choice: SeededChoice, { lane, index, etd, loadingAt }: Plan): FclBooking {
  const sizes = ordered[index % ordered.length] ?? [];
  const [delivery] = lane.deliveries;
  const isSplit = index % 4 === 0;
  const first = { address: '东莞市长安镇振安中路 18 号', contact: '李师傅', phone: '13800138000', loadingAt };
  const second = {
    address: '佛山市顺德区北滘镇工业大道 6 号',
    contact: '梁小姐',
    phone: '13900139000',
    loadingAt,
  };
  return {
    ...emptyFclBooking(),
    customerBusinessNumber: `YF-F-${String(71 + index).padStart(4, '0')}`,
    etd,
    receivingPlace: lane.receivingPlace,
    destination: lane.destination,
    dischargePort: lane.dischargePort,
    preferredCarrier: index % 3 === 0 ? 'COSU' : '',
    warehouseType: delivery?.type ?? null,
    warehouseCode: delivery?.code ?? '',
    isDeclared: true,
    exportDocuments: choice.one(['ownTaxRefund', 'buyOrder'] as const),
    bond: lane.hasBond ? 'agent' : null,
    salespersonId: 'SZ-S02',
    customerServiceId: 'SZ-C01',
    containers: sizes.map((sizeType, at) => ({
      ...emptyFclContainer(),
      sizeType,
      loadingPlace: isSplit && at === sizes.length - 1 && at > 0 ? 2 : 1,
      vgmKg: index < 4 ? 18_000 + choice.whole(0, 8000) : null,
      vgmMethod: index < 4 ? 'SM1' : null,
    })),
    loadingPlaces: isSplit && sizes.length > 1 ? [first, second] : [first],
    cargo: demoCargo(choice, choice.whole(1, 3), delivery?.type === 'amazon'),
  };
}
