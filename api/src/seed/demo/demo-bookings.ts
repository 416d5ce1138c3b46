import { emptyLclBooking, type LclBooking } from '@berth/contract';
import { toChinaDay } from '../../china-time.ts';
import { demoCargo } from './demo-cargo.ts';
import { type DemoContainer, demoContainers } from './demo-containers.ts';
import { type DemoEvent, demoHistory } from './demo-history.ts';
import { type DemoLane, demoLanes, demoPickupAddresses, demoPrivateAddress } from './demo-lanes.ts';
import { type DemoVoyage, demoVoyages } from './demo-schedule.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';

export type DemoBooking = {
  booking: LclBooking;
  /** Oldest first. */
  events: DemoEvent[];
  returnReason: string;
  /** Whether the warehouse has given the cargo an entry number. */
  isReceived: boolean;
  containers: DemoContainer[];
};

const dayMs = 24 * 3600_000;

/** The demo customer's bookings as of a moment, oldest sailing first: the same for the same moment. */
export function demoBookings(now: Date): DemoBooking[] {
  const choice = seededChoice(20110808);
  return demoVoyages.map((voyage, index) => demoBooking(choice, voyage, index, now));
}

function demoBooking(choice: SeededChoice, voyage: DemoVoyage, index: number, now: Date): DemoBooking {
  const lane: DemoLane = demoLanes[voyage.lane];
  const day = (daysFromNow: number) => toChinaDay(new Date(now.getTime() + daysFromNow * dayMs));
  const complete = completeBooking(choice, lane, {
    etd: day(voyage.etdIn),
    warehousingDay: day(voyage.etdIn - choice.whole(3, 4)),
    pickupDay: day(voyage.etdIn - 5),
    number: `YF-${day(0).slice(2, 4)}-${String(312 + index * 3).padStart(4, '0')}`,
  });
  const events = demoHistory(voyage, lane.seaDays, index, now);
  return {
    booking: voyage.status === 'draft' ? unfinished(complete, index) : complete,
    events,
    containers: demoContainers({ voyage, lane, index, history: events, now }),
    returnReason: voyage.status === 'returned' ? '货物未能按时进仓，客户改配下一航次' : '',
    isReceived: ['received', 'spaceLocked', 'arrived', 'pickedUp'].includes(voyage.status),
  };
}

type Plan = { etd: string; warehousingDay: string; pickupDay: string; number: string };

function completeBooking(choice: SeededChoice, lane: DemoLane, plan: Plan): LclBooking {
  const delivery = choice.one(lane.deliveries);
  const isPickup = choice.isLikely(0.4);
  const isDeclared = choice.isLikely(0.6);
  return {
    ...emptyLclBooking(),
    customerBusinessNumber: plan.number,
    etd: plan.etd,
    expectedWarehousingAt: `${plan.warehousingDay} ${choice.one(['10:00:00', '14:30:00', '16:00:00'])}`,
    transportChannel: lane.channel,
    receivingPlace: lane.receivingPlace,
    destination: lane.destination,
    dischargePort: lane.dischargePort,
    warehouseType: delivery.type,
    warehouseCode: delivery.code,
    ...(delivery.type === 'private' ? demoPrivateAddress : {}),
    ...(isPickup ? pickup(choice, plan.pickupDay) : {}),
    isDeclared,
    exportDocuments: isDeclared
      ? choice.one(['ownTaxRefund', 'ownTaxRefund', 'buyOrder', 'buyOrderTaxRefund'] as const)
      : null,
    bond: lane.hasBond ? choice.one(['agent', 'agent', 'customer'] as const) : null,
    salespersonId: 'SZ-S02',
    customerServiceId: 'SZ-C01',
    remarks: choice.one([
      '',
      '',
      '',
      '请贴好外箱标后再打托。',
      '进仓前一天请电话确认。',
      '请与上一票同批派送。',
    ]),
    cargo: demoCargo(choice, choice.whole(1, 8), delivery.type === 'amazon'),
  };
}

function pickup(choice: SeededChoice, day: string) {
  return {
    isPickup: true,
    pickupAt: `${day} ${choice.one(['09:30:00', '13:30:00'])}`,
    pickupPhone: '13800138000',
    pickupAddress: choice.one(demoPickupAddresses),
  };
}

/** A draft lacks what its customer does not know yet. */
function unfinished(booking: LclBooking, index: number): LclBooking {
  const [first] = booking.cargo;
  if (index % 2 === 0) return { ...booking, etd: null, expectedWarehousingAt: null, pickupAt: null };
  return {
    ...emptyLclBooking(),
    transportChannel: booking.transportChannel,
    destination: booking.destination,
    cargo: first ? [{ ...first, weight: null, volume: null }] : [],
  };
}
