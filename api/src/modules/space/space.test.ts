import { randomUUID } from 'node:crypto';
import { airPermission } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { enterAirBooking } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { oweBill } from '../../../test/owed-bills.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { declarableBooking, handIn, startDeclaration } from '../../../test/things/declarations.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { inspectContent } from '../uploads/inspect/inspect-content.ts';

const permissions = ['cost:view', 'cost:dispute', 'cost:confirm', airPermission];
let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let pdf: Buffer;

beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  system = await openSystem(portal, { name: 'Documents desk' });
  pdf = await samplePdf();
});
beforeEach(async () => {
  person = await portal.signIn('Space', { permissions });
});
afterAll(async () => await portal.close());

const fileOf = (content: Uint8Array, name: string) => new File([new Uint8Array(content)], name);
async function upload(name: string, by = person, content: Uint8Array = pdf) {
  portal.clock.advance(1);
  const { src } = await by.get('POST /uploadFile', { upload: fileOf(content, name) });
  return { src, id: src.split('/').at(-1) ?? '' };
}
const list = async (by = person, input = {}) => await by.get('GET /user/getSpaceFiles', { list: input });
const namesOf = async (by = person, input = {}) => (await list(by, input)).rows.map(({ name }) => name);
const read = (href: string, by = person) =>
  portal.app.inject({
    url: href,
    headers: { ...by.headers, cookie: `TOKEN=${by.token}; BERTH=${by.companion}` },
  });

async function documentOf(businessNumber: string, name: string) {
  portal.clock.advance(1);
  const query = { eventId: newEventId(), businessNumber, kind: 'arrivalNotice' as const };
  await system.get('POST /integration/document', { query, upload: fileOf(pdf, name) });
}

async function disputeWith(src: string) {
  const bill = await oweBill(portal, person);
  const body = {
    billId: bill.id,
    feeRowId: bill.rowIds[0] ?? '',
    reason: 'wrongPrice' as const,
    words: '单价应为 80',
    expectedMinor: 8000,
    files: [src],
    idempotencyKey: randomUUID(),
  };
  await person.get('POST /cost/dispute', { body });
  return bill;
}

describe('the files of a company', () => {
  test('are listed with what uses them, by whom, and how large they are together', async () => {
    const booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
    await documentOf(booking.businessNumber, '到货通知.pdf');
    const { id: declarationId } = await startDeclaration(person, [(await declarableBooking(person)).id]);
    portal.clock.advance(1);
    await handIn(person, declarationId, 'contract');
    const evidence = await upload('证据.pdf');
    const bill = await disputeWith(evidence.src);
    const picture = await upload('face.gif', person, await samplePicture('gif'));
    await upload('未用.pdf');
    const contact = { contact: '林小满', email: '', avatar: picture.src };
    await person.get('POST /user/updateInfo', { body: contact });

    const { rows, total, summary } = await list();
    const told = rows.map(({ belongsTo, number, format, by, kept }) => [belongsTo, number, format, by, kept]);
    const { name } = await person.get('POST /user/getBaseUserInfo');
    const declaration = rows.find(({ belongsTo }) => belongsTo === 'declaration');
    expect(told).toEqual([
      ['unused', '', 'pdf', name, null],
      ['account', '', 'picture', name, 'picture'],
      ['bill', bill.number, 'pdf', name, 'inUse'],
      ['declaration', declaration?.number, declaration?.format, name, 'inUse'],
      ['booking', booking.businessNumber, 'pdf', '', 'inUse'],
    ]);
    expect(rows.map(({ record }) => record)).toEqual([
      null,
      null,
      { kind: 'bill', id: bill.id },
      { kind: 'declaration', id: declarationId },
      { kind: 'lclBooking', id: booking.id },
    ]);
    for (const { href, bytes } of rows) {
      const answer = await read(href);
      expect([href, answer.statusCode, answer.rawPayload.length]).toEqual([href, 200, bytes]);
    }
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    expect([total, summary]).toEqual([5, { bytes }]);
    const space = await person.get('GET /user/getSpace');
    expect([space.files, space.bytes]).toEqual([5, bytes]);
    expect(space.byBelongsTo.map(({ belongsTo, files }) => [belongsTo, files])).toEqual(
      ['booking', 'declaration', 'bill', 'account', 'unused'].map((each) => [each, 1]),
    );
    expect(space.byFormat.reduce((sum, { files }) => sum + files, 0)).toBe(5);
  });

  test('are sorted by size and time, and filtered by name, kind and what they belong to', async () => {
    const gif = await samplePicture('gif');
    for (const [name, content] of [
      ['大 文件.pdf', pdf],
      ['Ａ100%_小.gif', gif],
    ] as const)
      await upload(name, person, content);
    const bytesOf = async (order: string) =>
      (await list(person, { prop: 'bytes', order })).rows.map(({ bytes }) => bytes);
    const ascending = await bytesOf('ascending');
    expect(ascending).toEqual([Math.min(...ascending), Math.max(...ascending)]);
    expect(await bytesOf('descending')).toEqual(ascending.toReversed());
    expect(await namesOf(person, { prop: 'storedAt', order: 'ascending' })).toEqual([
      '大 文件.pdf',
      'Ａ100%_小.gif',
    ]);
    const by = async (filter: object) => await namesOf(person, { filter });
    expect(await by({ name: 'a100%_|include' })).toEqual(['Ａ100%_小.gif']);
    expect(await by({ name: '大文件|include' })).toEqual(['大 文件.pdf']);
    expect(await by({ name: '%25|include' })).toEqual([]);
    expect(await by({ format: 'pdf|=' })).toEqual(['大 文件.pdf']);
    expect(await by({ belongsTo: 'bill|=' })).toEqual([]);
  });

  test('are read as far as their person may, and are counted so', async () => {
    const booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
    await documentOf(booking.businessNumber, 'sea.pdf');
    const air = await enterAirBooking(portal.database.kysely, person.customerId);
    await documentOf(air.businessNumber, 'air.pdf');
    await disputeWith((await upload('cost.pdf')).src);
    await upload('plain.pdf');
    const { customerId } = person;
    const rights = async (role: 'operator' | null, granted: string[]) => {
      const reader = await portal.signIn('Space', { customerId, roles: ['sub'], role, permissions: granted });
      const { files } = await reader.get('GET /user/getSpace');
      return [(await namesOf(reader)).join(' '), files];
    };
    // Nobody has said yet who may read what no record uses.
    expect(await rights('operator', permissions)).toEqual(['cost.pdf air.pdf sea.pdf', 3]);
    const all = ['members:manage', ...permissions];
    expect(await rights('operator', all)).toEqual(['plain.pdf cost.pdf air.pdf sea.pdf', 4]);
    expect(await rights(null, ['bookings:view'])).toEqual(['sea.pdf', 1]);
    expect(await rights(null, ['cost:view'])).toEqual(['cost.pdf', 1]);
    expect(await rights(null, [airPermission])).toEqual(['', 0]);
    expect(await rights(null, [])).toEqual(['', 0]);
    const stranger = await portal.signIn('Stranger', { permissions });
    expect([await namesOf(stranger), (await stranger.get('GET /user/getSpace')).bytes]).toEqual([[], 0]);
  });

  test('at a booking or declaration are not known by the id of their upload', async () => {
    const booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
    await documentOf(booking.businessNumber, 'sea.pdf');
    const { rows } = await list();
    const uploads = await portal.database.kysely
      .selectFrom('upload')
      .where('customer_id', '=', person.customerId)
      .select('id')
      .execute();
    expect(uploads).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(uploads[0]?.id);
  });
});
