import { airPermission, type ShippingDocumentKind } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { enterAirBooking } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { activePdfs, samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { inspectContent } from '../uploads/inspect/inspect-content.ts';

const handIn = 'POST /integration/document';
const list = 'GET /business/getShippingDocuments';
const read = 'GET /business/getShippingDocument';
const submit = 'POST /business/submitBookingLcl';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let booking: { id: string; businessNumber: string };
let pdf: Buffer;

beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  person = await portal.signIn('Reader', { permissions: [airPermission] });
  system = await openSystem(portal, { name: 'Documents desk' });
  pdf = await samplePdf();
});
beforeEach(async () => {
  portal.clock.advance(61);
  booking = await person.get(submit, { body: saveRequest(lclBooking()) });
});
afterAll(async () => await portal.close());

const fileOf = (content: Uint8Array, name = 'bill.pdf') => new File([new Uint8Array(content)], name);
const paper = (
  kind: ShippingDocumentKind = 'billOfLadingDraft',
  { businessNumber = booking.businessNumber, eventId = newEventId(), upload = fileOf(pdf) } = {},
) => ({ query: { eventId, businessNumber, kind }, upload });
const listed = async (id = booking.id, caller = person) => await caller.get(list, { query: { id } });
const refused = (response: { statusCode: number; json: () => { code: string } }) => [
  response.statusCode,
  response.json().code,
];
const uploads = async () => {
  const { kysely } = portal.database;
  return await kysely.selectFrom('upload').selectAll().orderBy('created_at').execute();
};
const messages = async () => {
  const { rows } = await person.get('GET /business/getUserMessage', { query: {} });
  return rows.filter(({ booking: about }) => about?.id === booking.id);
};

describe('a document that a system hands in', () => {
  test('is listed with its booking, told, in the history, and saved byte for byte', async () => {
    expect(await system.get(handIn, paper())).toEqual({
      businessNumber: booking.businessNumber,
      kind: 'billOfLadingDraft',
      version: 1,
      fileName: 'bill.pdf',
    });
    const [document, ...others] = await listed();
    expect(others).toEqual([]);
    expect(document).toMatchObject({
      kind: 'billOfLadingDraft',
      version: 1,
      fileName: 'bill.pdf',
      file: 'pdf',
      bytes: pdf.length,
      addedAt: expect.stringMatching(/^2026-/),
    });
    const response = await person.call(read, { query: { id: document?.id ?? '' } });
    expect(response.rawPayload.equals(pdf)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="bill.pdf"/),
      'x-content-type-options': 'nosniff',
    });
    const [message] = await messages();
    expect(message).toMatchObject({ kind: 'documentAdded', booking: { kind: 'lcl' } });
    expect(message?.content['zh-CN']).toContain('提单草稿（bill.pdf）');
    const { history, version } = await person.get('GET /business/getBookingByIdLcl', {
      query: { id: booking.id },
    });
    expect([version, history[0]]).toMatchObject([1, { by: 'Documents desk', told: 'document' }]);
  });

  test('is taken in once: the same event is answered the same, and with another file refused', async () => {
    const sent = paper();
    const answer = await system.get(handIn, sent);
    const kept = (await uploads()).length;
    expect(await system.get(handIn, sent)).toEqual(answer);
    const other = { ...sent, upload: fileOf(await samplePicture('png'), 'bill.pdf') };
    expect(refused(await system.call(handIn, other))).toEqual([409, 'EVENT_ID_REUSED']);
    expect(await uploads()).toHaveLength(kept);
    expect(await listed()).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
  });

  test('by several at the same time is one document', async () => {
    const sent = paper();
    const answers = await Promise.all(Array.from({ length: 4 }, () => system.get(handIn, sent)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    const { kysely } = portal.database;
    const rows = kysely.selectFrom('shipping_document').where('booking_id', '=', booking.id).selectAll();
    expect(await rows.execute()).toHaveLength(1);
  });

  test('replaces the one of its kind that is shown, which is kept; the very same file changes nothing', async () => {
    await system.get(handIn, paper());
    await system.get(handIn, paper('arrivalNotice'));
    const [before] = await listed();
    const picture = fileOf(await samplePicture('jpeg'), 'corrected.jpeg');
    const newer = paper('billOfLadingDraft', { upload: picture });
    expect(await system.get(handIn, newer)).toMatchObject({ version: 2, fileName: 'corrected.jpeg' });
    expect((await listed()).map(({ kind, version, file }) => [kind, version, file])).toEqual([
      ['billOfLadingDraft', 2, 'jpeg'],
      ['arrivalNotice', 1, 'pdf'],
    ]);
    const earlier = await person.call(read, { query: { id: before?.id ?? '' } });
    expect(earlier.rawPayload.equals(pdf)).toBe(true);
    expect(await messages()).toHaveLength(3);
    expect(await system.get(handIn, { ...newer, query: { ...newer.query, eventId: newEventId() } })).toEqual(
      expect.objectContaining({ version: 2 }),
    );
    expect(await messages()).toHaveLength(3);
  });

  test('is kept for good once it stands with its booking', async () => {
    await system.get(handIn, paper());
    const row = (await uploads()).at(-1);
    expect(row).toMatchObject({ customer_id: person.customerId, member_id: null });
    expect(row?.attached_at).not.toBeNull();
    // The upload's own id is nobody's business, and does not open it for the company's other people either.
    expect(JSON.stringify(await listed())).not.toContain(row?.id);
  });
});

describe('what is refused, and nothing kept of it', () => {
  test.each<[string, number, string, () => Promise<Uint8Array>]>([
    ['a page', 415, 'UPLOAD_KIND_REFUSED', async () => Buffer.from('<html><script>1</script>')],
    ['a GIF', 415, 'UPLOAD_KIND_REFUSED', async () => samplePicture('gif')],
    ['half a picture', 422, 'UPLOAD_UNREADABLE', async () => (await samplePicture('png')).subarray(0, 60)],
    ['a PDF with a script', 422, 'UPLOAD_ACTIVE_CONTENT', () => samplePdf(activePdfs['a script on opening'])],
    ['a PDF with a file within', 422, 'UPLOAD_ACTIVE_CONTENT', () => samplePdf(activePdfs['a file within'])],
    ['11 MB', 413, 'UPLOAD_TOO_LARGE', async () => Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7')],
  ])('%s', async (_what, status, code, content) => {
    const before = (await uploads()).length;
    const sent = paper('telexRelease', { upload: fileOf(await content(), '../../etc/passwd.pdf') });
    expect(refused(await system.call(handIn, sent))).toEqual([status, code]);
    expect(await uploads()).toHaveLength(before);
    expect(await listed()).toEqual([]);
    // It may be sent again, right, under the same id.
    expect(await system.get(handIn, { ...sent, upload: fileOf(pdf) })).toMatchObject({ version: 1 });
  });

  test('no file, no such booking, a draft, no such kind, and a kind that its booking cannot have', async () => {
    const { upload: _file, ...without } = paper();
    expect(refused(await system.call(handIn, without))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const draft = await person.get(submit, { body: saveRequest(lclBooking(), { action: 'saveDraft' }) });
    const before = (await uploads()).length;
    for (const businessNumber of ['SZL-000000-0000', draft.businessNumber]) {
      const sent = paper('billOfLading', { businessNumber });
      expect(refused(await system.call(handIn, sent))).toEqual([404, 'NOT_FOUND']);
    }
    const unknown = paper('invoice' as ShippingDocumentKind); // no such kind
    expect(refused(await system.call(handIn, unknown))).toEqual([400, 'REQUEST_INVALID']);
    const waybill = await system.call(handIn, paper('airWaybill'));
    expect(refused(waybill)).toEqual([422, 'SHIPPING_DOCUMENT_KIND']);
    expect(await uploads()).toHaveLength(before);
  });

  test('of a booking that was returned', async () => {
    const reason = { reason: '改期', bookings: [{ id: booking.id, version: 1 }] };
    await person.get('POST /business/delBookingList', { body: reason });
    const before = (await uploads()).length;
    const answer = await system.call(handIn, paper());
    expect(refused(answer)).toEqual([409, 'BOOKING_ACTION_REFUSED']);
    expect(answer.json().message).toContain(`${booking.businessNumber} is “Returned”`);
    expect(await uploads()).toHaveLength(before);
    expect(await listed()).toEqual([]);
  });

  test('a key without the scope', async () => {
    const gate = await openSystem(portal, { name: 'Gate', scopes: ['warehouse', 'status', 'tracking'] });
    expect(refused(await gate.call(handIn, paper()))).toEqual([403, 'INTEGRATION_SCOPE_MISSING']);
  });
});

describe('who may have it', () => {
  test('is the customer alone: to another it is as if there was none', async () => {
    await system.get(handIn, paper());
    const [document] = await listed();
    const other = await portal.signIn('Another');
    for (const [key, id] of [
      [list, booking.id],
      [read, document?.id ?? ''],
      [read, crypto.randomUUID()],
      [read, 'x'],
    ] as const) {
      expect(refused(await other.call(key, { query: { id } }))).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('is, with air freight, who may see air freight', async () => {
    const air = { word: 'pears', at: portal.clock(), weight: 10 };
    const { id } = await enterAirBooking(portal.database.kysely, person.customerId, air);
    const row = portal.database.kysely.selectFrom('booking').where('id', '=', id).select('business_number');
    const { business_number: businessNumber } = await row.executeTakeFirstOrThrow();
    expect(refused(await system.call(handIn, paper('billOfLading', { businessNumber })))).toEqual([
      422,
      'SHIPPING_DOCUMENT_KIND',
    ]);
    await system.get(handIn, paper('airWaybill', { businessNumber }));
    const [document] = await listed(id);
    const query = { id: document?.id ?? '' };
    expect((await person.call(read, { query })).statusCode).toBe(200);
    const colleague = await portal.signIn('', { customerId: person.customerId });
    expect(refused(await colleague.call(list, { query: { id } }))).toEqual([404, 'NOT_FOUND']);
    expect(refused(await colleague.call(read, { query }))).toEqual([404, 'NOT_FOUND']);
  });
});
