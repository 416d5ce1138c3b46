import { type ExportColumn, exportLists, exportRowLimit, type LclBookingRow } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { copyBookings } from '../../../test/copy-bookings.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const fileExport = 'GET /fileExport';
const inChinese = { 'accept-language': 'zh-CN' };
const goods = ['=1+1|a,b\\', '-0012', '＋86', '50%_耳机', '📦 "灯"', "O'Neill & <b>"];

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  for (const [at, goods_name] of goods.entries()) {
    const booking = lclBooking({ cargo: [cargoLine({ goods_name, weight: 10.125 * (at + 1) })] });
    await person.get('POST /business/submitBookingLcl', { body: saveRequest(booking) });
    portal.clock.advance(1);
  }
});
afterAll(async () => await portal.close());

type Query = Record<string, unknown>;

const ask = (query: Query, headers = {}, caller = person) =>
  caller.call(fileExport, { query: { list: 'lclBookings', ...query } }, headers);

async function readRows(query: Query = {}, headers = {}) {
  const response = await ask(query, headers);
  if (response.statusCode !== 200) throw new Error(response.body);
  const [sheet] = await readWorkbook(response.rawPayload, { trim: false });
  // A spreadsheet counts days: a second is a fraction of one that no number holds exactly.
  return (sheet?.data ?? []).map((row) =>
    row.map((cell) => (cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell)),
  );
}

describe('an exported list', () => {
  test('has what the list has, as it is filtered and sorted, over all its pages', async () => {
    const filter = { goodsName: ['a\\|b|notinclude', '耳机,灯|notinclude'], weight: '15|>' };
    const list = { prop: 'weight', order: 'descending', filter } as const;
    const shown = await person.get('GET /business/getBookingListLcl', { list });
    expect(shown.rows.length).toBeGreaterThan(1);
    const [headings, ...exported] = await readRows({ ...filter, prop: 'weight', order: 'descending' });
    expect(headings).toHaveLength(exportLists.lclBookings.columns.length);
    expect(exported).toEqual(shown.rows.map(expectedCells));
  });

  test('holds numbers, dates and texts as such, under headings in the language of the caller', async () => {
    const columns = 'weight,etd,expectedWarehousingAt,status,destination,goodsName,businessNumber';
    const [zh, row] = await readRows({ columns, goodsName: '50%\\_|include' }, inChinese);
    expect(zh).toEqual([
      '毛重 (KGS)',
      '预计开船日 ETD',
      '预计入仓时间',
      '状态',
      '目的地',
      '货物（全部品名）',
      '业务编号',
    ]);
    expect(row?.slice(0, 6)).toEqual([
      40.5,
      new Date('2026-12-08T00:00:00Z'),
      new Date('2026-12-04T14:00:00Z'),
      '待收货',
      '长滩 (USLGB)',
      '50%_耳机',
    ]);
    const [en, translated] = await readRows({ columns: 'status,destination', goodsName: '50%_|include' });
    expect([en, translated]).toEqual([
      ['Status', 'Destination'],
      ['To be received', 'Long Beach (USLGB)'],
    ]);
  });

  test('keeps what would be a formula a text', async () => {
    const [, ...rows] = await readRows({ columns: 'goodsName', prop: 'createdAt' });
    expect(rows.flat()).toEqual(["'=1+1|a,b\\", "'-0012", "'＋86", ...goods.slice(3)]);
  });

  test('is an attachment that nobody keeps, named by list and day', async () => {
    const { headers } = await ask({}, inChinese);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const [, name = ''] = String(headers['content-disposition']).split("filename*=UTF-8''");
    expect(decodeURIComponent(name)).toMatch(/^拼箱订舱 \d{4}-\d\d-\d\d\.xlsx$/);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[ -~]+";/);
  });

  test('stands in the log: who, what and how much, and never what was looked for', async () => {
    portal.log.length = 0;
    await ask({ goodsName: '灯|include' });
    const lines = portal.log.filter((line) => line.includes('"exported"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      userId: person.userId,
      customerId: person.customerId,
      list: 'lclBookings',
      rows: 1,
      filteredBy: ['goodsName'],
    });
    expect(lines.join()).not.toContain('灯');
  });

  test('names the goods of all lines of a booking, each once', async () => {
    const rich = await portal.signIn('Many Lines Ltd');
    const cargo = ['灯具', '耳机', '灯具', ''].map((goods_name) => cargoLine({ goods_name }));
    const draft = saveRequest(lclBooking({ cargo }), { action: 'saveDraft' });
    await rich.get('POST /business/submitBookingLcl', { body: draft });
    const goodsIn = async (headers: object) => {
      const response = await ask({ columns: 'goodsName,lines' }, headers, rich);
      const [sheet] = await readWorkbook(response.rawPayload);
      return sheet?.data[1];
    };
    expect(await goodsIn(inChinese)).toEqual(['灯具、耳机', 4]);
    expect(await goodsIn({})).toEqual(['灯具, 耳机', 4]);
  });

  test('of nothing is the headings', async () => {
    expect(await readRows({ columns: 'status', goodsName: '无此货物|=' })).toEqual([['Status']]);
  });
});

/** As many values as one condition takes. */
const fifty = Array.from({ length: 50 }, (_, at) => `耳机${at}`).join(',');

describe('an export is refused', () => {
  test.each<[Query, string, string]>([
    [{ list: 'taxRefunds' }, 'REQUEST_INVALID', 'list'],
    [{ format: 'csv' }, 'REQUEST_INVALID', 'format'],
    [{ columns: 'status,customer_id' }, 'LIST_FIELD_UNKNOWN', 'columns'],
    [{ customerId: 'x|=' }, 'LIST_FIELD_UNKNOWN', 'customerId'],
    [{ prop: 'id' }, 'LIST_FIELD_UNKNOWN', 'id'],
    [{ goodsName: 'a|b|notinclude' }, 'LIST_OPERATOR_UNKNOWN', 'b|notinclude'],
    [{ weight: 'heavy|>' }, 'LIST_VALUE_INVALID', 'weight'],
    [{ goodsName: [fifty, fifty] }, 'LIST_FILTER_TOO_LARGE', 'at most 0; there are 50'],
  ])('with %j: %s', async (query, code, field) => {
    const response = await ask(query);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
    expect(response.body).toContain(field);
  });

  test('beyond the rows that one takes, and the largest is written while other calls are answered', async () => {
    const rich = await portal.signIn('Thousands Ltd');
    await copyBookings(portal.database.kysely, person.customerId, rich.customerId, exportRowLimit);
    let isWritten = false;
    const writing = ask({ columns: 'businessNumber,weight' }, {}, rich).finally(() => {
      isWritten = true;
    });
    for (let calls = 0; calls < 5; calls += 1) await portal.visitor.call('GET /health', {});
    expect(isWritten).toBe(false);
    const response = await writing;
    const [sheet] = await readWorkbook(response.rawPayload);
    expect(new Set(sheet?.data.map(([number]) => number)).size).toBe(exportRowLimit + 1);

    await copyBookings(portal.database.kysely, person.customerId, rich.customerId, 1);
    const refused = await ask({}, inChinese, rich);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'EXPORT_TOO_LARGE']);
    expect(refused.json().message).toBe('符合条件的记录有 2001 条，一次最多导出 2000 条，请缩小筛选范围。');
    // What the page asks for then.
    const task = await rich.get('POST /file/exportList', { body: { list: 'lclBookings' } });
    expect(task).toMatchObject({ kind: 'exportList', state: 'running' });
  });

  test('when one person asks for several at once', async () => {
    const hasty = await portal.signIn('Hasty');
    const answers = await Promise.all([1, 2, 3].map(() => ask({}, {}, hasty)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 503]);
    expect(answers.find(({ statusCode }) => statusCode === 503)?.json().code).toBe('EXPORTS_BUSY');
    expect((await ask({}, {}, hasty)).statusCode).toBe(200);
  });

  test('with cookies alone, as a page of somebody else could have it asked for', async () => {
    const { token, companion } = person;
    const response = await portal.app.inject({
      url: '/api/fileExport?list=lclBookings',
      headers: { cookie: `TOKEN=${token}; BERTH=${companion}` },
    });
    expect([response.statusCode, response.json().code]).toEqual([401, 'SIGNED_OUT']);
  });

  test('when one person asks for too many', async () => {
    const eager = await person.again();
    for (let calls = 0; calls < 20; calls += 1) await ask({ format: 'csv' }, {}, eager);
    const refused = await ask({}, {}, eager);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
  });
});

/** The cells of a row of the list, in English: what a person would read there. */
function expectedCells(row: LclBookingRow) {
  const cells: Record<ExportColumn<'lclBookings'>, unknown> = {
    ...row,
    status: 'To be received',
    etd: new Date(`${row.etd}T00:00:00Z`),
    expectedWarehousingAt: instant(row.expectedWarehousingAt),
    transportChannel: expect.any(String),
    receivingPlace: 'Yantian (CNYTN)',
    destination: 'Long Beach (USLGB)',
    dischargePort: 'Long Beach (USLGB)',
    warehouseType: 'Amazon',
    goodsName: expect.stringContaining(row.goodsName),
    customerBusinessNumber: row.customerBusinessNumber || null,
    warehouseEntryNumber: row.warehouseEntryNumber || null,
    chargedWeight: row.charged.weight,
    chargedVolume: row.charged.volume,
    chargedSource: 'As entered',
    chargeable: expect.any(Number),
    chargeableUnit: expect.stringMatching(/^(RT|KGS)$/),
    milestone: null,
    eta: null,
    delayHours: null,
    declaration: null,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
  return exportLists.lclBookings.columns.map((key) => cells[key]);
}

const instant = (text: string | null) => new Date(`${text?.replace(' ', 'T')}Z`);
