import {
  type BookingAction,
  type BookingKind,
  type BookingStatus,
  canBooking,
  canBookingBecome,
  frozenFields,
  isActionOfKind,
  isMadeByCustomer,
  obstacleToReturn,
} from '@berth/contract';
import { statusAfterSave } from '../src/modules/bookings/record/bookings.policy.ts';
import type { BookingRow } from '../src/modules/bookings/record/bookings.repository.ts';
import type { portsOfTrip } from '../src/modules/tracking/trips.repository.ts';
import { assignedContainer, handling, sailing } from './container-events.ts';
import { newEventId, type openSystem } from './integration-system.ts';
import { saveRequest } from './lcl-booking.ts';
import type { Portal, SignedIn } from './portal.ts';
import { smallPaper } from './small-files.ts';

/** A booking's cargo in a box that was to sail so; `until` once it was taken out or its ports were put right. */
export type Stay = { tripId: string; ports: ReturnType<typeof portsOfTrip>; until: Date | null };

/** A booking that all is done to that can be done to one, by its customer and by systems. */
export type Walked = {
  portal: Portal;
  person: SignedIn;
  system: Awaited<ReturnType<typeof openSystem>>;
  kind: BookingKind;
  id: string;
  businessNumber: string;
  /** Two of its own: one may take the other's place. */
  boxes: [string, string];
  /** Those of them that it ever was in. */
  known: Set<string>;
  /** What it was in and between which ports, as the walk has seen it. */
  stays: Stay[];
};

type Answer = { statusCode: number; json: () => { data?: unknown } };

/** Something that is done to a booking, and what the contract says of it. */
export type BookingAct = {
  what: string;
  run: (walked: Walked, stored: BookingRow) => Promise<Answer>;
  /** By the tables of the contract. */
  isAllowed: (stored: BookingRow, walked: Walked) => boolean;
  /** The status after it; none where containers move it, or nothing does. */
  leadsTo?: (stored: BookingRow) => BookingStatus;
  /** Cargo never was in a box that is no longer given. */
  isCorrection?: true;
};

const byCustomer = (action: BookingAction) => (stored: BookingRow) =>
  isMadeByCustomer(stored.kind) && canBooking(stored.status, action, stored.kind);
/** Of a draft no system hears. */
const bySystem = (action: BookingAction) => (stored: BookingRow) =>
  stored.status !== 'draft' && canBooking(stored.status, action, stored.kind);

const calls = {
  lcl: { read: 'GET /business/getBookingByIdLcl', save: 'POST /business/submitBookingLcl' },
  fcl: { read: 'GET /business/getBookingByIdFcl', save: 'POST /business/submitBookingFcl' },
} as const;

const factsOf = ({ kind, containers, carrier, has_departed: hasDeparted }: BookingRow) => ({
  kind,
  hasDeparted,
  assignedContainers: containers,
  hasSailing: kind === 'fcl' && carrier !== '',
});

const save = (what: string, changes: { action: 'saveDraft' | 'submit'; isReordered?: true }): BookingAct => {
  const { action, isReordered = false } = changes;
  return {
    what,
    run: async ({ person, kind }, { id, version }) => {
      const { read, save: key } = calls[kind === 'air' ? 'lcl' : kind];
      const answer = await person.call(read, { query: { id } });
      if (answer.statusCode !== 200) return answer;
      const { booking } = answer.json().data;
      const port = booking.destination === 'USLGB' ? 'USLAX' : 'USLGB';
      const other = isReordered ? { destination: port, dischargePort: port } : {};
      return await person.call(key, {
        body: saveRequest({ ...booking, ...other }, { action, id, version }),
      });
    },
    isAllowed: (stored) => {
      const isFrozen = isReordered && frozenFields(factsOf(stored)).length > 0;
      if (action === 'saveDraft') return byCustomer('edit')(stored) && stored.status === 'draft';
      return byCustomer('submit')(stored) && !isFrozen;
    },
    leadsTo: ({ status }) => statusAfterSave(status, action),
  };
};

/** Another one each time, so that it is something new. */
let vgmKg = 20_000;
const submitVgm: BookingAct = {
  what: 'submitVgm',
  run: async ({ person }, { id: bookingId, version }) => {
    vgmKg += 1;
    const body = { bookingId, version, containers: [{ index: 0, vgmKg, vgmMethod: 'SM1' }] };
    return await person.call('POST /business/submitVgm', { body });
  },
  isAllowed: byCustomer('submitVgm'),
  leadsTo: ({ status }) => status,
};

const deleteDraft: BookingAct = {
  what: 'deleteDraft',
  run: ({ person }, { id }) => person.call('POST /business/deleteDrafts', { body: { ids: [id] } }),
  isAllowed: byCustomer('deleteDraft'),
};

const mayReturn = ({ status, has_departed: hasDeparted }: BookingRow) =>
  status === 'returned' || obstacleToReturn({ status, hasDeparted }) === null;
const giveBack: BookingAct = {
  what: 'return',
  run: ({ person }, { id, version }) => {
    const body = { bookings: [{ id, version }], reason: '改期' };
    return person.call('POST /business/delBookingList', { body });
  },
  isAllowed: (stored) => isMadeByCustomer(stored.kind) && mayReturn(stored),
  leadsTo: () => 'returned',
};

export const moveTo = (status: BookingStatus): BookingAct => ({
  what: `move to ${status}`,
  run: ({ system, businessNumber }) => {
    const reason = status === 'returned' ? { reason: '改期' } : {};
    const body = { eventId: newEventId(), businessNumber, status, ...reason };
    return system.call('POST /integration/bookingStatus', { body });
  },
  isAllowed: (stored) => {
    if (stored.status === status) return true;
    const isNext = stored.status !== 'draft' && canBookingBecome(stored.status, status);
    return isNext && (status !== 'returned' || mayReturn(stored));
  },
  leadsTo: () => status,
});

/** What a system tells of a booking by its number; `body` is all but that. */
const tell = (
  action: BookingAction,
  key: Parameters<Walked['system']['call']>[0],
  body: () => object,
): BookingAct => ({
  what: action,
  run: ({ system, businessNumber }) =>
    system.call(key, { body: { eventId: newEventId(), businessNumber, ...body() } }),
  isAllowed: bySystem(action),
  leadsTo: ({ status }) => status,
});

const gate: BookingAct = {
  what: 'confirmEntry',
  run: ({ system, businessNumber: code }) =>
    system.call('POST /business/entryInfoConfirm', { body: { eventId: newEventId(), code } }),
  isAllowed: (stored) => {
    const wasConfirmed = stored.status === 'received' && isActionOfKind('confirmEntry', stored.kind);
    return wasConfirmed || bySystem('confirmEntry')(stored);
  },
  leadsTo: () => 'received',
};

const assign = (
  what: string,
  take: (boxes: Walked['boxes']) => string[],
  { isCorrection, ...changes }: { isCorrection?: true; portOfLoading?: string } = {},
): BookingAct => ({
  what,
  run: async ({ system, businessNumber, boxes, known }) => {
    const containers = take(boxes).map((number) => ({ ...assignedContainer(number), ...changes }));
    const body = { eventId: newEventId(), businessNumber, containers, isCorrection: isCorrection ?? false };
    const answer = await system.call('POST /integration/assignContainers', { body });
    if (answer.statusCode === 200) for (const number of take(boxes)) known.add(number);
    return answer;
  },
  isAllowed: bySystem('assignContainers'),
  ...(isCorrection ? { isCorrection } : {}),
});

let told = 0;
const cutOffs = { siCutOffAt: null, vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null };
const giveSailing = tell('giveSailing', 'POST /integration/sailing', () => {
  told += 1;
  return { carrier: 'COSU', vessel: 'COSCO ARIES', voyage: `${told}E`, ...cutOffs };
});
const giveFlight = tell('giveFlight', 'POST /integration/flight', () => {
  told += 1;
  return { carrier: 'CZ', flightNumber: `CZ${told}`, waybillNumber: '784-12345675', etd: '2026-12-02' };
});
const giveEntryNumber = tell('giveEntryNumber', 'POST /integration/entryNumber', () => {
  told += 1;
  return { warehouseEntryNumber: `RK${told}` };
});
const measure = tell('measure', 'POST /integration/measurements', () => {
  told += 1;
  return { lines: [{ line: 1, cartons: 12, weightKg: told, volumeCbm: 0.6 }] };
});
const addDocument: BookingAct = {
  what: 'addDocument',
  run: ({ system, businessNumber, kind }) => {
    told += 1;
    const query = {
      eventId: newEventId(),
      businessNumber,
      kind: kind === 'air' ? 'airWaybill' : 'billOfLading',
    };
    return system.call('POST /integration/document', { query, upload: smallPaper(String(told)) });
  },
  isAllowed: bySystem('addDocument'),
  leadsTo: ({ status }) => status,
};

type About = NonNullable<Parameters<typeof sailing>[2]>;
const shortlyBefore = (at = '') => new Date(Date.parse(at) - 2500).toISOString();
/** What may be told of a box: at home first, then of its voyage. */
const happenings = {
  emptyOut: (about: About) => handling('GTOT', 'EMPTY', 'CNYTN', about),
  turnedBack: (about: About) => handling('GTIN', 'EMPTY', 'CNYTN', about),
  ladenIn: (about: About) => handling('GTIN', 'LADEN', 'CNYTN', about),
  loaded: (about: About) => handling('LOAD', 'LADEN', 'CNYTN', about),
  departure: (about: About) => sailing('DEPA', 'CNYTN', about),
  departureElsewhere: (about: About) => sailing('DEPA', 'CNSHK', about),
  // The carrier's word comes after that of the cargo.
  lateDeparture: ({ eventDateTime, ...about }: About) =>
    sailing('DEPA', 'CNYTN', { ...about, eventDateTime: shortlyBefore(eventDateTime) }),
  arrival: (about: About) => sailing('ARRI', 'USLGB', about),
  unloading: (about: About) => handling('DISC', 'LADEN', 'USLGB', about),
  pickup: (about: About) => handling('GTOT', 'LADEN', 'USLGB', about),
  emptyReturn: (about: About) => handling('GTIN', 'EMPTY', 'USLAX', about),
};

const hear = (
  what: keyof typeof happenings,
  eventClassifierCode: 'ACT' | 'EST' | 'PLN',
  which: 0 | 1,
): BookingAct => ({
  what: `${eventClassifierCode} ${what} of box ${which + 1}`,
  run: ({ system, portal, boxes }) => {
    const now = portal.clock().toISOString();
    const about = { equipmentReference: boxes[which], eventClassifierCode };
    const events = [happenings[what]({ ...about, eventDateTime: now, eventCreatedDateTime: now })];
    return system.call('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
  },
  isAllowed: (_stored, { boxes, known }) => known.has(boxes[which]),
  // An estimate moves nothing.
  ...(eventClassifierCode === 'ACT' ? {} : { leadsTo: ({ status }: BookingRow) => status }),
});
const hearAll = (classifier: 'ACT' | 'EST' | 'PLN') =>
  (Object.keys(happenings) as (keyof typeof happenings)[]).flatMap(
    (
      what, // its own
    ) => ([0, 1] as const).map((which) => hear(what, classifier, which)),
  );

const moves = (['received', 'spaceLocked', 'arrived', 'pickedUp', 'returned'] as const).map(moveTo);
const submit = save('submit', { action: 'submit' });
const ofCustomer = [
  save('saveDraft', { action: 'saveDraft' }),
  submit,
  save('submit with other ports', { action: 'submit', isReordered: true }),
  submitVgm,
  giveBack,
  deleteDraft,
];
const ofSystems = [gate, giveEntryNumber, measure, giveSailing, giveFlight, addDocument];
const ofBoxes = [
  assign('assign one box', ([first]) => [first]),
  assign('assign both boxes', (boxes) => [...boxes]),
  assign('replace the box', ([, second]) => [second]),
  assign('take the boxes away', () => []),
  assign('put the ports of one box right', ([first]) => [first], { portOfLoading: 'CNSHK' }),
  assign('put the ports of both boxes right', (boxes) => [...boxes], { portOfLoading: 'CNSHK' }),
  assign('correct the boxes', ([, second]) => [second], { isCorrection: true }),
];

/** All that can be done to a booking, by whom. */
export const bookingActs = {
  ofCustomer,
  ofSystems: [...ofSystems, ...moves],
  ofBoxes,
  happenings: hearAll('ACT'),
  expectations: [...hearAll('EST'), ...hearAll('PLN')],
};
