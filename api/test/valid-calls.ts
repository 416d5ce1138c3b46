import type { ErrorCode } from '@berth/contract';
import type { EndpointInput, Endpoints } from '@berth/contract/endpoints';
import { storeMeasurements } from '../src/modules/integration/measurements.repository.ts';
import {
  assignedContainer,
  containerEvent,
  containerNumbers,
  handling,
  sailing,
} from './container-events.ts';
import { enterAirBooking, fclBooking } from './fcl-booking.ts';
import { makeRemote } from './fronts.ts';
import { newEventId, openSystem } from './integration-system.ts';
import { bookingTemplate, keepRecords, pickupAddress } from './kept-records.ts';
import { cargoLine, lclBooking, saveRequest } from './lcl-booking.ts';
import { makeWorkbook } from './make-workbook.ts';
import type { Portal, SignedIn } from './portal.ts';
import { savedFilter, savedView, tableOf, tableSettings } from './table-memory.ts';

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
  fclBookingId: string;
  airBookingId: string;
};

/** One right call. `foreign` says what it is for somebody whom the things in it do not belong to. */
type Example<Key extends keyof Endpoints> = {
  input: EndpointInput<Endpoints[Key]>;
  /**
   * The refusal that another's thing gets, the same as one that does not exist; `unrelated` where the thing is
   * merely a word of the caller's own, `likeNobodys` where a call about several things answers for each. Left out where the call names nothing of a customer's.
   */
  foreign?: ErrorCode | 'unrelated' | 'likeNobodys';
  /** What even the owner is refused with. */
  own?: ErrorCode;
};

/**
 * Right calls of every endpoint: the generated suite tries each of them signed out, as its owner and as
 * somebody else. An endpoint without an entry does not compile.
 */
export const validCalls: { [Key in keyof Endpoints]: (things: Things) => readonly Example<Key>[] } = {
  'GET /login/getCaptcha': () => [
    { input: { query: { kind: 'image' } } },
    { input: { query: { kind: 'question' } } },
  ],
  // Signing in is a story of its own: sign-in.test.ts. Here only that the call stands open.
  'POST /login/token': () => [],
  'GET /login/loginOut': () => [{ input: {} }],
  'POST /user/getBaseUserInfo': () => [{ input: {} }],
  'GET /index/index': () => [{ input: {} }],
  'GET /system/menu/my/:version': () => [{ input: { params: { version: '1' } } }],
  'GET /remotes': () => [{ input: {} }],
  'GET /remotes/current': () => [{ input: {} }],
  'POST /remotes/report': () => [
    {
      input: {
        body: { deployment: 0, outcomes: [{ remote: 'booking', version: '0.1.0', outcome: 'started' }] },
      },
    },
  ],
  'GET /health': () => [{ input: {} }],
  'GET /ready': () => [{ input: {} }],
  'GET /select/getPortList': () => [{ input: {} }],
  'GET /select/shipMode': () => [{ input: {} }],
  'GET /select/getPackList': () => [{ input: {} }],
  'GET /select/getSizeList': () => [{ input: {} }],
  'GET /select/getCarrierList': () => [{ input: {} }],
  'GET /select/getAirportList': () => [{ input: {} }],
  'GET /select/getAmazonList': () => [{ input: {} }],
  'GET /select/getWmtList': () => [{ input: {} }],
  'GET /select/getOtherWarehouseList': () => [{ input: {} }],
  'GET /select/getCountryList': () => [{ input: {} }],
  'GET /select/getSalasList': () => [{ input: {} }],
  'GET /select/getServiceList': () => [{ input: {} }],
  'GET /business/getBookingListLcl': () => [
    { input: {} },
    { input: { list: { pageSize: 50, prop: 'goodsName', order: 'descending' } } },
    { input: { list: { filter: { goodsName: 'goods|include', status: 'draft|!=' } } } },
  ],
  'GET /business/getBookingListFcl': () => [
    { input: {} },
    { input: { list: { prop: 'siCutOffAt', filter: { containerTypes: '40HQ|include' } } } },
  ],
  'GET /business/getBookingByIdFcl': ({ fclBookingId }) => [
    { input: { query: { id: fclBookingId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/submitBookingFcl': ({ fclBookingId, word }) => [
    { input: { body: saveRequest(fclBookingOf(word)) } },
    {
      input: { body: saveRequest(fclBookingOf(word), { id: fclBookingId, version: 1 }) },
      foreign: 'NOT_FOUND',
    },
  ],
  'GET /business/getAirExportList': () => [
    { input: {} },
    {
      input: {
        list: { prop: 'chargeableWeight', order: 'descending', filter: { waybillNumber: '784|include' } },
      },
    },
  ],
  'GET /business/getAirExportById': ({ airBookingId }) => [
    { input: { query: { id: airBookingId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getServeceId': () => [{ input: { query: { kind: 'lcl' } } }],
  'GET /business/getBookingByIdLcl': ({ bookingId }) => [
    { input: { query: { id: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/submitBookingLcl': ({ bookingId, businessNumber, idempotencyKey, word }) => [
    { input: { body: saveRequest(bookingOf(word), { idempotencyKey }) }, foreign: 'unrelated' },
    {
      input: { body: saveRequest(bookingOf(word), { businessNumber }) },
      foreign: 'BUSINESS_NUMBER_INVALID',
    },
    { input: { body: saveRequest(bookingOf(word), { id: bookingId, version: 1 }) }, foreign: 'NOT_FOUND' },
    // The version is no longer the newest one: only its owner may learn that.
    {
      input: { body: saveRequest(bookingOf(word), { id: bookingId, version: 7 }) },
      foreign: 'NOT_FOUND',
      own: 'BOOKING_VERSION_CONFLICT',
    },
  ],
  'POST /business/delBookingList': ({ returnableId: id, word }) => [
    {
      input: { body: { bookings: [{ id, version: 1 }], reason: `reason ${word}` } },
      foreign: 'likeNobodys',
    },
  ],
  'GET /business/templateList': () => [{ input: { query: { kind: 'lcl' } } }],
  'GET /business/template': ({ templateId: id }) => [{ input: { query: { id } }, foreign: 'NOT_FOUND' }],
  'POST /business/templateSave': ({ word, templateId: id, templateVersion: version }) => [
    { input: { body: bookingTemplate(word) } },
    { input: { body: { ...bookingTemplate(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/templateDelete': ({ oldTemplateId: id }) => [
    { input: { body: { kind: 'lcl', id } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/addressList': () => [{ input: { query: { kind: 'pickup' } } }],
  'POST /business/addressSave': ({ word, addressId: id, addressVersion: version }) => [
    { input: { body: pickupAddress(word) } },
    { input: { body: { ...pickupAddress(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/addressDelete': ({ oldAddressId: id }) => [
    { input: { body: { kind: 'pickup', id } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getContainerTrace': ({ bookingId }) => [
    { input: { query: { id: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  // A session opens none of them, whoever's it is: their story is in api/src/modules/integration.
  'GET /integration/booking': ({ businessNumber }) => [systems({ query: { businessNumber } })],
  'POST /integration/bookingStatus': ({ businessNumber }) => [
    systems({ body: { eventId: 'status-1', businessNumber, status: 'received' } }),
  ],
  'POST /integration/assignContainers': ({ businessNumber }) => [
    systems({ body: { eventId: 'containers-1', businessNumber, containers: [assignedContainer()] } }),
  ],
  'POST /integration/sailing': ({ businessNumber }) => [
    systems({
      body: {
        eventId: 'sailing-1',
        businessNumber,
        carrier: 'COSU',
        vessel: 'COSCO ARIES',
        voyage: '042E',
        siCutOffAt: '2026-12-05 12:00:00',
        vgmCutOffAt: null,
        cyCutOffAt: null,
        customsCutOffAt: null,
      },
    }),
  ],
  'POST /integration/containerEvents': () => [
    systems({ body: { eventId: 'events-1', events: [containerEvent()] } }),
  ],
  'POST /integration/entryNumber': ({ businessNumber }) => [
    systems({ body: { eventId: 'entry-1', businessNumber, warehouseEntryNumber: 'RK261120-0042' } }),
  ],
  'POST /integration/measurements': ({ businessNumber }) => [
    systems({
      body: {
        eventId: 'measured-1',
        businessNumber,
        lines: [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }],
      },
    }),
  ],
  'POST /business/entryInfoConfirm': ({ businessNumber }) => [
    systems({ body: { eventId: 'gate-1', code: businessNumber } }),
  ],
  'GET /business/getBookingUnfinished': () => [
    { input: { query: {} } },
    { input: { query: { kind: 'fcl' } } },
  ],
  'GET /export/exportFigure': ({ bookingId }) => [
    { input: { query: { ids: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /export/exportMark': ({ bookingId }) => [
    { input: { query: { ids: bookingId, size: '100x100' } }, foreign: 'NOT_FOUND' },
  ],
  'POST /file/printDocuments': ({ bookingId }) => [
    { input: { body: { document: 'marks', ids: [bookingId] } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getWarehouseCode': ({ bookingId }) => [
    { input: { query: { id: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /fileExport': () => [
    { input: { query: { list: 'lclBookings' } } },
    {
      input: {
        query: { list: 'lclBookings', goodsName: 'goods|include', prop: 'weight', columns: 'goodsName' },
      },
    },
  ],
  // In Alice's words where it is asked for hers: a key means something to its own person alone.
  'GET /fileExport/progress': ({ word }) => [
    { input: { query: { key: `${word}-file` } }, foreign: 'unrelated' },
  ],
  'GET /system/table/list': () => [{ input: {} }],
  'GET /system/table/info': ({ word }) => [{ input: { query: { table: tableOf(word) } } }],
  'POST /system/table/reset': ({ word }) => [
    { input: { body: { table: tableOf(word) } }, foreign: 'unrelated' },
  ],
  'POST /system/table/save': ({ word }) => [
    { input: { body: tableSettings(tableOf(word)) } },
    { input: { body: tableSettings('unnamed') } },
  ],
  'GET /system/filter/list': ({ word }) => [{ input: { query: { table: tableOf(word) } } }],
  'POST /system/filter/delete': ({ word, oldFilterId }) => [
    { input: { body: { table: tableOf(word), id: oldFilterId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /system/filter/save': ({ word, filterId: id, filterVersion: version }) => [
    { input: { body: savedFilter(word) } },
    { input: { body: { ...savedFilter(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'GET /system/view/list': ({ word }) => [{ input: { query: { table: tableOf(word) } } }],
  'POST /system/view/delete': ({ word, oldViewId }) => [
    { input: { body: { table: tableOf(word), id: oldViewId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /system/view/save': ({ word, viewId: id, viewVersion: version }) => [
    // Not the default: the one that is would have another version then.
    { input: { body: { ...savedView(word), isDefault: false } } },
    { input: { body: { ...savedView(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'POST /uploadFile': ({ word }) => [{ input: { upload: smallPicture(word) } }],
  'POST /import_excel_deal/importFbaGoodsFile': ({ word }) => [
    { input: { upload: smallWorkbook(word), query: {} } },
    { input: { upload: smallWorkbook(word), query: { progressKey: 'import-of-mine' } } },
  ],
  'POST /import_excel_deal/importFclGoodsFile': ({ word }) => [
    { input: { upload: smallWorkbook(word), query: {} } },
  ],
  'GET /import_excel_deal/template': () => [
    { input: { query: { goods: 'fba' } } },
    { input: { query: { goods: 'fcl' } } },
  ],
  'GET /import_excel_deal/progress': () => [
    { input: { query: { key: 'import-of-mine' } }, foreign: 'unrelated' },
  ],
  'GET /file/:id': ({ uploadId }) => [{ input: { params: { id: uploadId } }, foreign: 'NOT_FOUND' }],
  // Of nobody's: their story is in visitor-uploads.test.ts.
  'POST /login/upload': () => [],
  'GET /login/file/:secret': () => [],
  'GET /business/getUserMessage': () => [
    { input: { query: { page: 2, pageSize: 10 } } },
    { input: { query: {} } },
  ],
  'GET /user/getMessageList': () => [{ input: { query: {} } }, { input: { query: { isUnread: 'true' } } }],
  'GET /business/readMessage': ({ messageId }) => [
    { input: { query: { id: messageId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/readAllMessages': () => [{ input: {} }],
  // Streams that stay open have a test of their own: live-stream.test.ts.
  'GET /business/events': () => [{ input: { query: { once: 'true' } } }],
  'GET /user/tasksList': () => [{ input: { query: {} } }],
  'GET /file/menu': () => [{ input: {} }],
  'GET /file/list': () => [{ input: { query: {} } }, { input: { query: { kind: 'exportList' } } }],
  // Nothing is worked off here: whose file a task's is, is in tasks.test.ts.
  'GET /user/taskFile/:id': ({ taskId }) => [
    { input: { params: { id: taskId } }, foreign: 'NOT_FOUND', own: 'NOT_FOUND' },
  ],
  'POST /user/taskCancel': ({ taskId, oldTaskId }) => [
    { input: { body: { id: oldTaskId } }, foreign: 'NOT_FOUND', own: 'TASK_FINISHED' },
    { input: { body: { id: taskId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /user/taskRetry': ({ oldTaskId }) => [{ input: { body: { id: oldTaskId } }, foreign: 'NOT_FOUND' }],
  'POST /file/exportList': () => [
    { input: { body: { list: 'lclBookings' } } },
    { input: { body: { list: 'lclBookings', columns: 'goodsName', query: { goodsName: 'goods|include' } } } },
  ],
  // A session opens none of them, whoever's it is: their story is in releases.test.ts.
  'GET /release/surface': () => [teams({})],
  'POST /release/offer': () => [teams({ body: build })],
  'POST /release/file': () => [
    teams({ query: { integrity: `sha384-${'A'.repeat(64)}` }, upload: new File(['x'], 'file') }),
  ],
  'POST /release/publish': () => [teams({ body: build })],
  'POST /release/promote': () => [
    teams({ body: { remote: 'booking', version: '0.1.0', to: 'stable', seen: 0, why: 'test' } }),
    teams({ body: { remote: 'booking', version: '0.1.0', to: 'canary', percent: 5, seen: 0, why: 'test' } }),
  ],
  'POST /release/rollback': () => [teams({ body: { remote: 'booking', seen: 0, why: 'test' } })],
  'POST /release/pin': ({ bookingId }) => [
    teams({ body: { remote: 'booking', version: null, customerId: bookingId, why: 'test' } }),
  ],
  'POST /release/remove': () => [teams({ body: { remote: 'booking', version: '0.1.0', why: 'test' } })],
  'POST /release/setSave': () => [teams({ body: { name: 'first', versions: { booking: '0.1.0' } } })],
  'POST /release/setPromote': () => [teams({ body: { name: 'first', seen: 0, why: 'test' } })],
  'POST /release/setRollback': () => [teams({ body: { seen: 0, why: 'test' } })],
  'POST /release/setRemove': () => [teams({ body: { name: 'first', why: 'test' } })],
  'GET /release/list': () => [teams({ query: {} })],
  'GET /release/history': () => [teams({ query: { remote: 'booking' } })],
  'GET /release/version': () => [teams({ query: { remote: 'booking', version: '0.1.0' } })],
  // Customers have not the permission: their story is in releases-staff.test.ts.
  'GET /system/release/overview': () => [staffs({})],
  'GET /system/release/history': () => [staffs({ query: { remote: 'booking' } })],
  'GET /system/release/outcomes': () => [staffs({ query: { remote: 'booking' } })],
  'GET /system/release/customers': ({ word }) => [staffs({ query: { search: word } })],
  'POST /system/release/promote': () => [
    staffs({ body: { remote: 'booking', version: '0.1.0', to: 'stable', seen: 0, why: 'test' } }),
  ],
  'POST /system/release/rollback': () => [staffs({ body: { remote: 'booking', seen: 0, why: 'test' } })],
  'POST /system/release/pin': ({ bookingId }) => [
    staffs({ body: { remote: 'booking', version: null, customerId: bookingId, why: 'test' } }),
  ],
  'POST /system/release/setPromote': () => [staffs({ body: { name: 'first', seen: 0, why: 'test' } })],
  'POST /system/release/setRollback': () => [staffs({ body: { seen: 0, why: 'test' } })],
  'POST /system/release/setRemove': () => [staffs({ body: { name: 'first', why: 'test' } })],
  'POST /system/release/keySave': () => [staffs({ body: { holder: 'Booking team', remote: 'booking' } })],
  'POST /system/release/keyRevoke': ({ bookingId }) => [staffs({ body: { id: bookingId } })],
};

const teams = <Input>(input: Input) => ({ input, own: 'RELEASE_KEY_REFUSED' as const });
const systems = <Input>(input: Input) => ({ input, own: 'INTEGRATION_KEY_REFUSED' as const });
const staffs = <Input>(input: Input) => ({ input, own: 'FORBIDDEN' as const });
const { record, declaration } = makeRemote('booking');
const build = { record, declaration };

/** One pixel, as GIF. */
const smallPicture = (word: string) =>
  new File(
    [Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
    `picture ${word}.gif`,
  );

const smallWorkbook = (word: string) => {
  const rows = [
    ['品名', '件数', '毛重', '体积'],
    [`goods ${word}`, 5, 80, 1],
  ];
  return new File([new Uint8Array(makeWorkbook({ sheets: [{ rows }] }))], `goods ${word}.xlsx`);
};

const bookingOf = (word: string) =>
  lclBooking({
    remarks: `remarks ${word}`,
    address: `address ${word}`,
    stateName: `state ${word}`,
    cargo: [cargoLine({ goods_name: `goods ${word}`, instructions: `handle ${word}` }), cargoLine()],
  });

const fclBookingOf = (word: string) => {
  const [place] = fclBooking().loadingPlaces;
  const loadingPlaces = place ? [{ ...place, address: `yard ${word}`, contact: `driver ${word}` }] : [];
  return fclBooking({ loadingPlaces, cargo: [cargoLine({ goods_name: `goods ${word}` })] });
};

/** Each is heavier than those before, so that the newest stand on the first page of a list by weight. */
let airWeight = 1000;

/** Gives a signed-in person one of everything. */
export async function makeThings(portal: Portal, person: SignedIn, word: string): Promise<Things> {
  const submit = 'POST /business/submitBookingLcl';
  const idempotencyKey = crypto.randomUUID();
  const saved = await person.get(submit, { body: saveRequest(bookingOf(word), { idempotencyKey }) });
  await person.get(submit, { body: saveRequest(bookingOf(word), { action: 'saveDraft' }) });
  const returnable = await person.get(submit, { body: saveRequest(bookingOf(word)) });
  await ship(portal, person.customerId, [saved, returnable]);
  const full = saveRequest(fclBookingOf(word));
  const { id: fclBookingId } = await person.get('POST /business/submitBookingFcl', { body: full });
  airWeight += 1;
  const air = { word: `goods ${word}`, at: portal.clock(), weight: airWeight };
  const { id: airBookingId } = await enterAirBooking(portal.database.kysely, person.customerId, air);
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
    fclBookingId,
    airBookingId,
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

const numbers = containerNumbers();

/** Puts bookings into a container of their own that is on its way; the first was measured as well. */
async function ship(
  portal: Portal,
  customerId: string,
  bookings: readonly { id: string; businessNumber: string }[],
): Promise<void> {
  const system = await openSystem(portal);
  const number = numbers.next().value;
  for (const { businessNumber } of bookings) {
    const body = { eventId: newEventId(), businessNumber, containers: [assignedContainer(number)] };
    await system.get('POST /integration/assignContainers', { body });
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
    fclBookingId: crypto.randomUUID(),
    airBookingId: crypto.randomUUID(),
  };
}
