import { airPermission, cartonCode, documentLimits } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { enterAirBooking, fclBooking } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { readPdf } from '../../../test/once-per-process/read-pdf.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const submit = 'POST /business/submitBookingLcl';
const hostile = {
  goods_name: '📦 שלום العربية <b>=1+1</b> 塑料\u202e盒\u0000子',
  instructions: '请勿倒置。'.repeat(40),
};

let portal: Portal;
let person: SignedIn;
let long: { id: string; businessNumber: string };
let short: { id: string; businessNumber: string };
let draft: { id: string; businessNumber: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('深圳市前海某某国际贸易有限公司');
  const lines = Array.from({ length: 60 }, (_, at) =>
    cargoLine({
      goods_name: `货物 ${at + 1}`,
      package: 1,
      weight: 10.5,
      volume: 0.1,
      ...(at === 1 ? hostile : {}),
    }),
  );
  const remarks = '第一行\n第二行 second line';
  long = await person.get(submit, { body: saveRequest(lclBooking({ cargo: lines, remarks })) });
  const cargo = [
    cargoLine({ package: 7 }),
    cargoLine({ package: 5, goods_name: '陶瓷杯', shipment_id: 'FBA1MMD8D0' }),
  ];
  short = await person.get(submit, {
    body: saveRequest(lclBooking({ cargo, customerBusinessNumber: 'PO-118' })),
  });
  draft = await person.get(submit, { body: saveRequest(lclBooking(), { action: 'saveDraft' }) });
});
afterAll(async () => await portal.close());

const figureOf = async (ids: string, query = {}) =>
  await person.call('GET /export/exportFigure', { query: { ids, ...query } });
const marksOf = async (ids: string, query: Record<string, unknown> = {}) =>
  await person.call('GET /export/exportMark', { query: { ids, ...query } });

describe('a booking figure', () => {
  test('has all of the booking, its cargo over several pages under the same headings, and the totals', async () => {
    const response = await figureOf(long.id, { language: 'zh-CN' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(
      encodeURIComponent(`订舱单 ${long.businessNumber}.pdf`),
    );
    const { pages, info, fonts } = await readPdf(response.rawPayload);
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, { text, widthMm, heightMm }] of pages.entries()) {
      expect([widthMm, heightMm]).toEqual([210, 297]);
      expect(text).toContain(`第 ${at + 1} / ${pages.length} 页`);
      expect(text).toContain(long.businessNumber);
      expect(text).toContain('毛重 KGS');
    }
    const all = pages.map(({ text }) => text).join('\n');
    for (let line = 1; line <= 60; line += 1)
      if (line !== 2) expect(all).toContain(`货物 ${line} FBA15GCL9X61`);
    expect(all).toMatch(/合计\s+60\s+630\.000\s+6\.000/);
    for (const fact of [
      '美西快船',
      '长滩 USLGB',
      'ONT8',
      '2026-12-08',
      '第二行 second line',
      '深圳市前海某某',
    ])
      expect(all).toContain(fact);
    expect(info).toMatchObject({
      Title: `订舱单 ${long.businessNumber}`,
      Author: '深圳市前海某某国际贸易有限公司',
      Language: 'zh-CN',
    });
    expect(fonts.map(({ isEmbedded }) => isEmbedded)).toEqual([true, true]);
    for (const { name } of fonts) expect(name).toMatch(/^[A-Z]{6}\+NotoSansSC-(Regular|Bold)$/);
    expect(response.rawPayload.length).toBeLessThan(300_000);
  });

  test('prints what a font can print, and says where it cannot', async () => {
    const { pages } = await readPdf((await figureOf(long.id, { language: 'en' })).rawPayload);
    const all = pages
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, '');
    expect(all).toContain('□');
    expect(all).toContain('<b>=1+1</b>');
    expect(all).toContain('塑料盒子');
    expect(all).toContain(hostile.instructions);
    expect(all).toContain('standsforacharacterthatthefontlacks');
    for (const unseen of ['\u202e', '\u0000', 'שלום']) expect(all).not.toContain(unseen);
  });

  test('is in the language asked for, else in that of the caller; several in the order asked for', async () => {
    const { pages } = await readPdf((await figureOf(`${short.id},${long.id},${short.id}`)).rawPayload);
    expect(pages[0]?.text).toContain('Booking note');
    expect(pages[0]?.text).toContain(short.businessNumber);
    expect(pages[0]?.text).toContain('Page 1 of 1');
    expect(pages[1]?.text).toContain(long.businessNumber);
    expect(pages[1]?.text).toContain(`Page 1 of ${pages.length - 1}`);
  });

  test('has the number as a barcode and the code for the gate, which a scanner reads', async () => {
    const { code } = await person.get('GET /business/getWarehouseCode', { query: { id: short.id } });
    const { pages } = await readPdf((await figureOf(short.id)).rawPayload, [1]);
    expect(pages[0]?.codes).toEqual(
      expect.arrayContaining([
        { format: 'QRCode', text: code },
        { format: 'Code128', text: short.businessNumber },
      ]),
    );
  });
});

test('full containers are loaded elsewhere: their figure sends nobody to our gate, and there is no code', async () => {
  const { id, businessNumber } = await person.get('POST /business/submitBookingFcl', {
    body: saveRequest(fclBooking()),
  });
  const refused = await person.call('GET /business/getWarehouseCode', { query: { id } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'BOOKING_NOT_FOR_WAREHOUSE']);
  const { pages } = await readPdf((await figureOf(id, { language: 'zh-CN' })).rawPayload, [1]);
  expect(pages[0]?.codes).toEqual([{ format: 'Code128', text: businessNumber }]);
  expect(pages[0]?.text).toContain('仓库');
  for (const word of ['上门提货', '入仓编号']) expect(pages[0]?.text).not.toContain(word);
  // In the words of the screen: which carrier it will be is not known before its ship is.
  for (const word of ['意向船公司', '截补料 SI', '截重 CY', '截放行条'])
    expect(pages[0]?.text).toContain(word);
});

test('the figure of an air booking says its flight, and nothing of ships and warehouses', async () => {
  const flyer = await portal.signIn('Flyer', { permissions: [airPermission] });
  const { id } = await enterAirBooking(portal.database.kysely, flyer.customerId, { at: portal.clock() });
  const query = { ids: id, language: 'zh-CN' } as const;
  const { pages } = await readPdf((await flyer.call('GET /export/exportFigure', { query })).rawPayload);
  for (const fact of ['784-12345675', 'CZ461', '广州', 'CAN', 'LAX', '100.000 KGS'])
    expect(pages[0]?.text).toContain(fact);
  for (const word of ['卸货港', '仓库', 'BOND', '上门提货']) expect(pages[0]?.text).not.toContain(word);
});

describe('shipping marks', () => {
  test.each([
    ['100x150', 100, 150],
    ['100x100', 100, 100],
  ])('on labels of %s: one for each carton, with codes that a scanner reads', async (size, width, height) => {
    const { pages } = await readPdf(
      (await marksOf(short.id, { size, language: 'zh-CN' })).rawPayload,
      [1, 12],
    );
    expect(pages).toHaveLength(12);
    for (const [at, { text, widthMm, heightMm }] of pages.entries()) {
      expect([widthMm, heightMm]).toEqual([width, height]);
      const number = cartonCode(short.businessNumber, at + 1);
      for (const part of [`${at + 1} / 12`, number, 'ONT8', 'PO-118', '8N7EGXAD', '长滩 USLGB'])
        expect(text).toContain(part);
      expect(text).toContain(at < 7 ? '蓝牙耳机' : '陶瓷杯');
      expect(text).toContain(at < 7 ? 'FBA15GCL9X61' : 'FBA1MMD8D0');
    }
    for (const number of [1, 12]) {
      const text = cartonCode(short.businessNumber, number);
      const codes = pages[number - 1]?.codes.toSorted((one, other) => one.format.localeCompare(other.format));
      expect(codes).toEqual([
        { format: 'Code128', text },
        { format: 'QRCode', text },
      ]);
    }
  });

  test.each(['100x150', '100x100', 'a4'])('on %s: a customer’s own number is whole', async (size) => {
    const numbers = [
      'PO-ABCDEFGHIJKLMNOPQRSTUVWXYZ-1234567890',
      '深圳前海货物'.repeat(7).slice(0, 40),
      'W'.repeat(40),
    ];
    for (const customerBusinessNumber of numbers) {
      const body = saveRequest(lclBooking({ customerBusinessNumber }));
      const { id } = await person.get(submit, { body });
      const { pages } = await readPdf((await marksOf(id, { size, to: 1 })).rawPayload);
      expect(pages[0]?.text).toContain(customerBusinessNumber);
    }
  });

  test('on A4: six a sheet, several bookings one after the other', async () => {
    const { pages } = await readPdf(
      (await marksOf(`${short.id},${long.id}`, { size: 'a4' })).rawPayload,
      [2],
    );
    expect(pages).toHaveLength(12);
    expect([pages[0]?.widthMm, pages[0]?.heightMm]).toEqual([210, 297]);
    expect(pages[11]?.text).toContain('Page 12 of 12');
    const codes = pages[1]?.codes.map(({ text }) => text) ?? [];
    const expected = [7, 8, 9, 10, 11, 12].map((number) => cartonCode(short.businessNumber, number));
    expect(codes.toSorted()).toEqual([...expected, ...expected].toSorted());
  });

  test('of some cartons alone', async () => {
    const { pages } = await readPdf((await marksOf(short.id, { from: 7, to: 8 })).rawPayload);
    expect(pages.map(({ text }) => /\d+ \/ 12/.exec(text)?.[0])).toEqual(['7 / 12', '8 / 12']);
    const none = await marksOf(short.id, { from: 13 });
    expect([none.statusCode, none.json().code]).toEqual([400, 'DOCUMENT_EMPTY']);
  });

  test('of a carton whose goods no font can print stay within the label', async () => {
    const cargo = [cargoLine({ ...hostile, package: 1, shipment_id: 'W'.repeat(15) })];
    const place = {
      country: 'US',
      postalCode: '91761',
      stateName: 'California'.repeat(6),
      address: '长'.repeat(300),
    };
    const booking = lclBooking({ cargo, warehouseType: 'private', warehouseCode: '', ...place });
    const { id, businessNumber } = await person.get(submit, { body: saveRequest(booking) });
    const { pages } = await readPdf((await marksOf(id, { size: '100x100' })).rawPayload, [1]);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('□');
    expect(pages[0]?.text).toContain('Shipment ID');
    expect(pages[0]?.text).toContain('□ stands for a character that the font lacks');
    expect(pages[0]?.codes.map(({ text }) => text)).toEqual(Array(2).fill(cartonCode(businessNumber, 1)));
  });
});

describe('what is not printed', () => {
  test.each([
    ['a draft', () => draft.id, 409, 'BOOKING_ACTION_REFUSED'],
    ['a booking that never was', () => crypto.randomUUID(), 404, 'NOT_FOUND'],
    ['one that is no id', () => 'x', 404, 'NOT_FOUND'],
    ['one among others that is not there', () => `${short.id},${crypto.randomUUID()}`, 404, 'NOT_FOUND'],
  ])('%s', async (_name, id, status, code) => {
    for (const response of [await figureOf(id()), await marksOf(id())]) {
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    }
    const task = { body: { document: 'marks', ids: id().split(',') } } as const;
    const response = await person.call('POST /file/printDocuments', task);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test('more than one file holds: said with how much it is', async () => {
    const cargo = [cargoLine({ package: documentLimits.marks.task + 1 })];
    const { id } = await person.get(submit, { body: saveRequest(lclBooking({ cargo })) });
    const inChinese = { 'accept-language': 'zh-CN' };
    const input = { query: { ids: id } };
    const response = await person.call('GET /export/exportMark', input, inChinese);
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      '所选内容共 5001 项，一个文件最多 500 项，请分批打印。',
    ]);
    const body = { document: 'marks' as const, ids: [id] };
    expect((await person.call('POST /file/printDocuments', { body })).json().code).toBe('DOCUMENT_TOO_LARGE');
    const part = { ...body, from: 5000 };
    expect(await person.get('POST /file/printDocuments', { body: part })).toMatchObject({
      kind: 'printDocuments',
    });
  });
});

describe('the code for the gate', () => {
  const codeOf = async (id: string) => await person.get('GET /business/getWarehouseCode', { query: { id } });

  test('is of one booking, stays the same and cannot be guessed', async () => {
    const [one, again, other] = [await codeOf(short.id), await codeOf(short.id), await codeOf(long.id)];
    expect(one).toEqual(again);
    expect(one).toMatchObject({
      businessNumber: short.businessNumber,
      cartons: 12,
      expectedWarehousingAt: '2026-12-04 14:00:00',
      place: { name: { 'zh-CN': '深圳总部' }, phone: '+86 755 0000 0101' },
    });
    expect(one.code).toMatch(/^E[0-9A-F]{32}$/);
    expect(other.code).not.toBe(one.code);
  });

  test('is confirmed by the gate alone, and shown no more once the cargo is past it', async () => {
    const { id } = await person.get(submit, { body: saveRequest(lclBooking()) });
    const { code, businessNumber } = await codeOf(id);
    const system = await openSystem(portal, { scopes: ['warehouse', 'status'] });
    const confirm = async (scanned: string) =>
      await system.call('POST /business/entryInfoConfirm', {
        body: { eventId: newEventId(), code: scanned },
      });
    expect((await confirm(`E${'0'.repeat(32)}`)).statusCode).toBe(404);
    const confirmed = await confirm(code.toLowerCase());
    expect(confirmed.json().data).toMatchObject({ businessNumber, status: 'received' });
    expect((await codeOf(id)).code).toBe(code);
    const body = { eventId: newEventId(), businessNumber, status: 'spaceLocked' } as const;
    await system.get('POST /integration/bookingStatus', { body });
    const refused = await person.call('GET /business/getWarehouseCode', { query: { id } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'BOOKING_ACTION_REFUSED']);
    const { pages } = await readPdf((await figureOf(id)).rawPayload, [1]);
    expect(pages[0]?.codes).toEqual([{ format: 'Code128', text: businessNumber }]);
  });
});
