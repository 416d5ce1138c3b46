import { type GoodsContent, goodsLimits } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeWorkbook } from '../../../../test/make-workbook.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { goodsOf } from '../../../../test/things/goods.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const save = 'POST /business/goodsSave';
const read = 'GET /business/goods';
const bring = 'POST /business/goodsImport';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const keep = async (changes: Partial<GoodsContent> = {}, by = person) =>
  await by.get(save, { body: goodsOf('x', changes) });
const search = async (words: string) =>
  (await person.get('GET /business/goodsSearch', { query: { search: words } })).goods.map(({ sku }) => sku);
const list = async (asked: object = {}) =>
  (await person.get('GET /business/goodsList', { list: asked })).rows.map(({ sku }) => sku);

const find = async (sku: string) => {
  const { rows } = await person.get('GET /business/goodsList', { list: { filter: { sku: `${sku}|=` } } });
  const { goods } = await person.get(read, { query: { id: rows[0]?.id ?? '' } });
  return goods;
};

async function refusal(body: object) {
  const answer = (await person.call(save, { body: { ...goodsOf('x'), ...body } })).json();
  return [answer.code, ...(answer.fields ?? []).map(({ field }: { field: string }) => field)];
}

describe('goods', () => {
  test('are common to the members of a customer, and each change is a revision that stays', async () => {
    const content = goodsOf('x', { sku: 'TL-9', unitPrice: 12.5 });
    const first = await person.get(save, { body: content });
    expect(first).toMatchObject({ ...content, revision: 1, updatedBy: 'Test Customer main account' });
    const colleague = await portal.signIn('', { customerId: person.customerId, roles: ['sub'] });
    const { id, version } = first;
    const second = await colleague.get(save, { body: { ...content, unitPrice: 13, id, version } });
    expect(second).toMatchObject({ id, revision: 2, unitPrice: 13 });
    const { goods, revisions } = await person.get(read, { query: { id } });
    expect(goods).toEqual(second);
    expect(revisions.map((each) => [each.revision, each.content.unitPrice])).toEqual([
      [2, 13],
      [1, 12.5],
    ]);
    expect(revisions[1]?.content).toEqual(content);
  });

  test('say what a kilogram is worth under a code and currency, of the own company alone', async () => {
    const [hsCode, other] = ['8201100010', '8201400010'];
    const grossWeight = null;
    await keep({ hsCode, unitPrice: 3, netWeight: 1.5, grossWeight });
    await keep({ hsCode, unitPrice: 10, netWeight: 2, grossWeight });
    await keep({ hsCode, unitPrice: 8, netWeight: 2, grossWeight, currency: 'EUR' });
    await keep({ hsCode: other, unitPrice: null });
    await keep({ hsCode, unitPrice: 90, netWeight: 1, grossWeight }, await portal.signIn('Another Ltd'));
    const codes = [hsCode, other, '9405210090'];
    expect(await person.get('POST /business/goodsValues', { body: { codes } })).toEqual([
      { hsCode, currency: 'EUR', least: 4, most: 4 },
      { hsCode, currency: 'USD', least: 2, most: 5 },
    ]);
  });

  test('of two windows the later one is refused, and a SKU is nobody else’s', async () => {
    const { id, version } = await keep({ sku: 'A-1' });
    await person.get(save, { body: { ...goodsOf('mine', { sku: 'A-1' }), id, version } });
    expect(await refusal({ sku: 'A-1', id, version })).toEqual(['SAVED_ELSEWHERE']);
    expect(await refusal({ sku: 'A-1' })).toEqual(['REQUEST_INVALID', 'sku']);
    const other = await portal.signIn('Another');
    expect((await keep({ sku: 'A-1' }, other)).revision).toBe(1);
  });

  test('are refused at their fields', async () => {
    expect(await refusal({ sku: ' ', nameZh: '', unitPrice: 1.005, netWeight: -1 })).toEqual([
      'REQUEST_INVALID',
      'sku',
      'nameZh',
      'unitPrice',
      'netWeight',
    ]);
    expect(await refusal({ netWeight: 2, grossWeight: 1 })).toEqual(['REQUEST_INVALID', 'netWeight']);
    expect(await refusal({ exportBenefit: '3', hsCode: '9405' })).toEqual([
      'REQUEST_INVALID',
      'hsCode',
      'exportBenefit',
    ]);
  });

  test('are deleted once, with their revisions', async () => {
    const { id } = await keep();
    expect(await person.get('POST /business/goodsDelete', { body: { id } })).toBeNull();
    expect((await person.call('POST /business/goodsDelete', { body: { id } })).statusCode).toBe(404);
    expect((await person.call(read, { query: { id } })).statusCode).toBe(404);
    expect((await person.call(read, { query: { id: 'no id' } })).statusCode).toBe(404);
  });
});

describe('the library', () => {
  test('is searched by SKU, code, name, pinyin and initials, what begins with it first', async () => {
    await keep({ sku: 'ZZ-台', nameZh: '木椅', nameEn: 'chair', hsCode: '', brand: '', model: '' });
    await keep({ sku: 'B-2', nameZh: '台灯', hsCode: '', brand: '', model: '', nameEn: '' });
    expect(await search('taideng')).toEqual(['B-2']);
    expect(await search('TD')).toEqual(['B-2']);
    expect(await search('台')).toEqual(['B-2', 'ZZ-台']);
    expect(await search('ｃｈａｉｒ')).toEqual(['ZZ-台']);
    await keep({ sku: 'C-3', hsCode: '8712003000' });
    expect(await search('8712')).toEqual(['C-3']);
    for (let at = 0; at < goodsLimits.found; at++) await keep({ sku: `many ${at}` });
    const found = await person.get('GET /business/goodsSearch', { query: { search: 'many' } });
    expect([found.goods.length, found.hasMore]).toEqual([goodsLimits.found, false]);
    await keep({ sku: 'many more' });
    expect((await person.get('GET /business/goodsSearch', { query: { search: 'many' } })).hasMore).toBe(true);
  });

  test('is a list that is filtered and sorted, SKUs in any spelling', async () => {
    await keep({ sku: 'tl-10', nameZh: '山地车', unitPrice: 300 });
    await keep({ sku: 'tl-2', nameZh: '木床', unitPrice: null });
    expect(await list({ prop: 'nameZh', order: 'ascending' })).toEqual(['TL-2', 'TL-10']);
    expect(await list({ filter: { sku: 'ＴＬ-1|include' } })).toEqual(['TL-10']);
    expect(await list({ filter: { nameZh: 'sdc|include' } })).toEqual(['TL-10']);
    expect(await list({ filter: { unitPrice: '100|>' } })).toEqual(['TL-10']);
  });

  test('holds only so many', async () => {
    const {
      version: _version,
      id: _id,
      ...row
    } = await portal.database.kysely
      .selectFrom('goods')
      .where('customer_id', '=', person.customerId)
      .where('id', '=', (await keep()).id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: goodsLimits.inAll - 1 }, (_, at) => ({
      ...row,
      title: `t${at}`,
      id: crypto.randomUUID(),
      version: crypto.randomUUID(),
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await portal.database.kysely
        .insertInto('goods')
        .values(rows.slice(at, at + 1000))
        .execute();
    expect(await refusal({ sku: 'one more' })).toEqual(['REQUEST_INVALID', 'sku']);
    const upload = fileOf([
      ['SKU', '中文品名'],
      ['one more', '灯'],
    ]);
    expect((await person.call(bring, { upload })).json().code).toBe('REQUEST_INVALID');
  });
});

type Cells = readonly (string | number)[];
const fileOf = (rows: readonly Cells[]) =>
  new File([new Uint8Array(makeWorkbook({ sheets: [{ rows }] } as never))], 'goods.xlsx');

describe('goods out of Excel', () => {
  const headings = [
    '中文品名',
    '货号',
    'HS编码',
    '单位',
    '单价',
    '币种',
    '净重(KGS)',
    '毛重',
    '品牌类型',
    '出口享惠情况',
  ];
  const right = ['台灯', 'TL-1', 9405210090, '个', 12.5, 'USD', 0.8, 0.95, '境内自主品牌', 0];

  test('come in by headings in any order and either language, and change those that are there', async () => {
    await keep({ sku: 'B', nameZh: '旧名' });
    const outcome = await person.get(bring, {
      upload: fileOf([headings, right, ['新名', 'B', '', 'kg', '１．５', '', '', '', '', '']]),
    });
    expect(outcome).toMatchObject({ rows: 2, errorCount: 0, saved: { added: 1, changed: 1, same: 0 } });
    const { rows } = await person.get('GET /business/goodsList', {
      list: { prop: 'sku', order: 'ascending' },
    });
    expect(rows).toMatchObject([
      { sku: 'B', nameZh: '新名', declarationUnit: '035', unitPrice: 1.5, currency: 'USD', revision: 2 },
      {
        sku: 'TL-1',
        nameZh: '台灯',
        hsCode: '9405210090',
        declarationUnit: '007',
        unitPrice: 12.5,
        currency: 'USD',
        netWeight: 0.8,
        grossWeight: 0.95,
        brandType: '1',
        exportBenefit: '0',
        revision: 1,
      },
    ]);
    const { revisions } = await person.get(read, { query: { id: rows[0]?.id ?? '' } });
    expect(revisions.map(({ content }) => content.nameZh)).toEqual(['新名', '旧名']);
  });

  test('leave alone what they have no column for, and the currency of a price that names none', async () => {
    await keep({ sku: 'FULL', unitPrice: 12.5, currency: 'USD' });
    const before = await find('FULL');
    const upload = fileOf([
      ['货号', '中文品名', '单价'],
      ['ｆｕｌｌ', before.nameZh, 13],
    ]);
    expect((await person.get(bring, { upload })).saved).toEqual({ added: 0, changed: 1, same: 0 });
    const { revision: _before, updatedAt: _at, version: _version, ...rest } = before;
    expect(await find('FULL')).toMatchObject({ ...rest, unitPrice: 13 });
    const light = fileOf([
      ['货号', '中文品名', '毛重'],
      ['FULL', before.nameZh, 0.001],
    ]);
    expect((await person.call(bring, { upload: light })).json().fields).toMatchObject([
      { field: 'file.FULL' },
    ]);
  });

  test('are told by cell where they are wrong, and nothing is stored then', async () => {
    const { saved, notes, errorCount } = await person.get(bring, {
      upload: fileOf([
        headings,
        right,
        ['', 'TL-2', 940521, '打打', 'abc', 'XYZ', 2, 1, '某品牌', 3],
        ['灯', 'TL-1', '', '', 0, '', '', '', '', ''],
      ]),
    });
    expect(saved).toBeNull();
    expect(notes.map(({ cell }) => cell)).toEqual(['A3', 'C3', 'D3', 'E3', 'F3', 'I3', 'J3', 'B4', 'E4']);
    expect(errorCount).toBe(notes.length);
    expect(await list()).toEqual([]);
  });

  test('come back as they were exported', async () => {
    await keep({ sku: '-9 =1', nameZh: '台灯', unitPrice: 9.9 });
    await keep({ sku: 'D', declarationUnit: '', brandType: '', netWeight: null, unitPrice: null });
    for (const language of ['zh-CN', 'en']) {
      const file = await person.call(
        'GET /fileExport',
        { query: { list: 'goods' } },
        { 'accept-language': language },
      );
      expect(file.statusCode).toBe(200);
      const upload = new File([new Uint8Array(file.rawPayload)], 'goods.xlsx');
      const { saved, notes } = await person.get(bring, { upload });
      expect([saved, notes]).toEqual([{ added: 0, changed: 0, same: 2 }, []]);
    }
  });

  test('are refused whole where the file is none, or has neither SKU nor name', async () => {
    const code = async (upload: File) => (await person.call(bring, { upload })).json().code;
    expect(await code(new File(['SKU'], 'x.xlsx'))).toBe('IMPORT_NOT_WORKBOOK');
    expect(await code(fileOf([headings]))).toBe('IMPORT_NO_LINES');
    const lacking = await person.get(bring, {
      upload: fileOf([
        ['品牌', '型号'],
        ['a', 'b'],
      ]),
    });
    expect([lacking.saved, lacking.errorCount]).toEqual([null, 2]);
  });
});
