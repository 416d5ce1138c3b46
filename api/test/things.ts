import { storeMeasurements } from '../src/modules/integration/measurements.repository.ts';
import { assignedContainer, containerNumbers, handling, sailing } from './container-events.ts';
import { fclBooking } from './fcl-booking.ts';
import { newEventId, openSystem } from './integration-system.ts';
import { keepRecords } from './kept-records.ts';
import { cargoLine, lclBooking, saveRequest } from './lcl-booking.ts';
import type { Portal, SignedIn } from './portal.ts';
import { smallPaper, smallPicture } from './small-files.ts';
import { savedFilter, savedView, tableOf, tableSettings } from './table-memory.ts';
import { inventRecords, makeRecords, type Records } from './things/records.ts';

/** What a customer has that a request can name. The word stands in each text that the customer entered. */
export type Things = {
  word: string;
  bookingId: string;
  /** Taken and not used. */
  businessNumber: string;
  /** Used for `bookingId`, with the content of `savedBooking`. */
  idempotencyKey: string;
  /** To change. */
  filterId: string;
  filterVersion: string;
  viewId: string;
  viewVersion: string;
  /** To delete. */
  oldFilterId: string;
  oldViewId: string;
  templateId: string;
  templateVersion: string;
  oldTemplateId: string;
  addressId: string;
  addressVersion: string;
  oldAddressId: string;
  uploadId: string;
  messageId: string;
  /** Running. */
  taskId: string;
  /** Canceled. */
  oldTaskId: string;
  /** Submitted, and for nothing else than being returned. */
  returnableId: string;
  /** Never submitted. */
  draftId: string;
  fclBookingId: string;
  /** By kind: what needs nothing but a row of its own. */
  records: Records;
  /** Of `bookingId`. */
  documentId: string;
};

/** A booking with the word in all that the customer entered. */
export const bookingOf = (word: string) =>
  lclBooking({
    remarks: `remarks ${word}`,
    address: `address ${word}`,
    stateName: `state ${word}`,
    cargo: [cargoLine({ goods_name: `goods ${word}`, instructions: `handle ${word}` }), cargoLine()],
  });

export const fclBookingOf = (word: string) => {
  const [place] = fclBooking().loadingPlaces;
  const loadingPlaces = place ? [{ ...place, address: `yard ${word}`, contact: `driver ${word}` }] : [];
  return fclBooking({ loadingPlaces, cargo: [cargoLine({ goods_name: `goods ${word}` })] });
};

/** Gives a signed-in person one of everything. */
export async function makeThings(portal: Portal, person: SignedIn, word: string): Promise<Things> {
  const submit = 'POST /business/submitBookingLcl';
  const idempotencyKey = crypto.randomUUID();
  const saved = await person.get(submit, { body: saveRequest(bookingOf(word), { idempotencyKey }) });
  const asDraft = saveRequest(bookingOf(word), { action: 'saveDraft' });
  const { id: draftId } = await person.get(submit, { body: asDraft });
  const returnable = await person.get(submit, { body: saveRequest(bookingOf(word)) });
  await ship(portal, person.customerId, [saved, returnable]);
  const full = saveRequest(fclBookingOf(word));
  const { id: fclBookingId } = await person.get('POST /business/submitBookingFcl', { body: full });
  const { businessNumber } = await person.get('GET /business/getServeceId', { query: {} });
  const things = { word, bookingId: saved.id, businessNumber, idempotencyKey };
  const { src } = await person.get('POST /uploadFile', { upload: smallPicture(word) });
  const uploadId = src.split('/').at(-1) ?? '';
  const told = { bookingId: saved.id, businessNumber: saved.businessNumber, word };
  const backgroundThings = { messageId: await person.receiveMessage(told), ...(await startTasks(person)) };
  return {
    ...things,
    uploadId,
    returnableId: returnable.id,
    draftId,
    fclBookingId,
    records: await makeRecords(portal, person, word),
    documentId: await handIn(portal, person, { ...saved, word }),
    ...backgroundThings,
    ...(await keepTableThings(person, word)),
    ...(await keepRecords(person, word)),
  };
}

async function startTasks(person: SignedIn) {
  // Only so many run at once.
  const { rows } = await person.get('GET /user/tasksList', { query: {} });
  for (const { id, state } of rows) {
    if (state === 'running') await person.get('POST /user/taskCancel', { body: { id } });
  }
  const start = async () => await person.get('POST /file/exportList', { body: { list: 'lclBookings' } });
  const [{ id: taskId }, { id: oldTaskId }] = [await start(), await start()];
  await person.get('POST /user/taskCancel', { body: { id: oldTaskId } });
  return { taskId, oldTaskId };
}

/** Hands in a document of a booking; gives its id. */
async function handIn(
  portal: Portal,
  person: SignedIn,
  { id, businessNumber, word }: { id: string; businessNumber: string; word: string },
): Promise<string> {
  const system = await openSystem(portal);
  const query = { eventId: newEventId(), businessNumber, kind: 'arrivalNotice' } as const;
  await system.get('POST /integration/document', { query, upload: smallPaper(word) });
  const [document] = await person.get('GET /business/getShippingDocuments', { query: { id } });
  return document?.id ?? '';
}

const numbers = containerNumbers();

/** Puts bookings into a container of their own that is on its way; the first was measured as well. */
async function ship(
  portal: Portal,
  customerId: string,
  bookings: readonly { id: string; businessNumber: string }[],
): Promise<void> {
  const system = await openSystem(portal);
  const [earlier, number] = [numbers.next().value, numbers.next().value];
  for (const { businessNumber } of bookings) {
    for (const box of [earlier, number]) {
      const body = { eventId: newEventId(), businessNumber, containers: [assignedContainer(box)] };
      await system.get('POST /integration/assignContainers', { body });
    }
  }
  const about = { equipmentReference: number };
  const arrival = {
    eventClassifierCode: 'EST',
    eventDateTime: '2026-12-20T06:00:00-08:00',
    ...about,
  } as const;
  const events = [handling('GTOT', 'EMPTY', 'CNYTN', about), sailing('ARRI', 'USLGB', arrival)];
  await system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
  const [first] = bookings;
  const by = { customerId, bookingId: first?.id ?? '', system: 'Warehouse', now: portal.clock() };
  const measured = { line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 };
  await storeMeasurements(portal.database.kysely, by, [measured]);
}

async function keepTableThings(person: SignedIn, word: string) {
  const table = tableOf(word);
  const before = await person.get('GET /system/table/info', { query: { table } });
  const { version } = before ?? {};
  await person.get('POST /system/table/save', { body: tableSettings(table, { version }) });
  const keepFilter = async () => {
    const body = savedFilter(word);
    const filters = await person.get('POST /system/filter/save', { body });
    return filters.find(({ title }) => title === body.title);
  };
  const keepView = async (isDefault: boolean) => {
    const body = { ...savedView(word), isDefault };
    const views = await person.get('POST /system/view/save', { body });
    return views.find(({ title }) => title === body.title);
  };
  const [filter, view] = [await keepFilter(), await keepView(true)];
  return {
    filterId: filter?.id ?? '',
    filterVersion: filter?.version ?? '',
    oldFilterId: (await keepFilter())?.id ?? '',
    viewId: view?.id ?? '',
    viewVersion: view?.version ?? '',
    oldViewId: (await keepView(false))?.id ?? '',
  };
}

/** Things of the same shape that nobody has. */
export function inventThings(word: string): Things {
  return {
    word,
    bookingId: crypto.randomUUID(),
    businessNumber: `SZL-${String(Math.floor(Math.random() * 900_000) + 100_000)}-9999`,
    idempotencyKey: crypto.randomUUID(),
    filterId: crypto.randomUUID(),
    filterVersion: crypto.randomUUID(),
    viewId: crypto.randomUUID(),
    viewVersion: crypto.randomUUID(),
    oldFilterId: crypto.randomUUID(),
    oldViewId: crypto.randomUUID(),
    templateId: crypto.randomUUID(),
    templateVersion: crypto.randomUUID(),
    oldTemplateId: crypto.randomUUID(),
    addressId: crypto.randomUUID(),
    addressVersion: crypto.randomUUID(),
    oldAddressId: crypto.randomUUID(),
    uploadId: crypto.randomUUID(),
    messageId: crypto.randomUUID(),
    taskId: crypto.randomUUID(),
    oldTaskId: crypto.randomUUID(),
    returnableId: crypto.randomUUID(),
    draftId: crypto.randomUUID(),
    fclBookingId: crypto.randomUUID(),
    records: inventRecords(),
    documentId: crypto.randomUUID(),
  };
}
