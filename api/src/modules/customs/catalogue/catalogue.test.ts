import { hsLimits, tariffLimits } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { smallPicture } from '../../../../test/small-files.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { seedReference } from '../../../seed/reference/seed-reference.ts';

const find = 'GET /business/hsCodes';
const named = 'POST /business/hsCodesNamed';
const bring = 'POST /system/customs/importHsCodes';

let portal: Portal;
let person: SignedIn;
let desk: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
  desk = await portal.signIn('Forwarder', { permissions: ['customs:desk'] });
});
afterAll(async () => await portal.close());

const search = async (words: string) => await person.get(find, { query: { search: words } });
const codesOf = async (words: string) => (await search(words)).codes.map(({ code }) => code);

const heading = '商品编码,商品名称,英文名称,法定第一单位,法定第二单位,申报要素,出口退税率';
const row = (code: string, name: string, rate = '13%') =>
  `${code},${name},,件,千克,0:品牌类型|1:出口享惠情况|2:用途|3:材质,${rate}`;
const csv = (...lines: string[]) => new File([[heading, ...lines].join('\r\n')], 'tariff.csv');
const about = (mode: 'add' | 'replace' = 'add') => ({ mode, source: '2026 年税则', asOf: '2026-01-01' });
const send = async (upload: File, mode: 'add' | 'replace' = 'add') =>
  await desk.get(bring, { query: about(mode), upload });
const refusal = async (upload: File) => (await desk.call(bring, { query: about(), upload })).json().code;

describe('HS codes', () => {
  test('are found by a part of the code, however it is typed, those that begin with it first', async () => {
    expect(await codesOf('9403.60')).toEqual(['9403609990']);
    expect((await codesOf('9403'))[0]).toBe('9403200000');
    const codes = await codesOf('9');
    expect(codes).toHaveLength(hsLimits.found);
    expect(codes.slice(0, 3).every((code) => code.startsWith('9'))).toBe(true);
    expect((await search('9')).hasMore).toBe(true);
  });

  test.each(['太阳镜', 'taiyangjing', 'TYJ', 'sunglass', 'Ｓｕｎ glass'])(
    'are found by %s',
    async (words) => {
      expect(await codesOf(words)).toContain('9004100000');
    },
  );

  test('say what a declaration has to say, and where the catalogue comes from', async () => {
    const { catalogue, codes, hasMore } = await search('8712003000');
    expect(codes[0]).toMatchObject({
      nameZh: '山地自行车',
      nameEn: 'Mountain bicycles',
      firstUnit: '003',
      secondUnit: '035',
      refundRate: 13,
    });
    expect(codes[0]?.elements.slice(0, 3)).toEqual([
      '品牌类型',
      '出口享惠情况',
      '用途（竞赛型、山地型、越野型等）',
    ]);
    expect(hasMore).toBe(false);
    expect(catalogue).toMatchObject({ asOf: '2026-11-23', isImported: false });
    expect(catalogue.source.en).toContain('no basis for a declaration');
  });

  test('of a sheet are asked for together; those that the catalogue lacks are left out', async () => {
    const codes = ['9403.60.9990', '９００４１０００００', '0000000000', '9403609990'];
    const found = await person.get(named, { body: { codes } });
    expect(found.map(({ code }) => code)).toEqual(['9004100000', '9403609990']);
    expect(await person.get(named, { body: { codes: [] } })).toEqual([]);
  });

  test('a pattern finds itself alone', async () => {
    expect(await codesOf('%')).toEqual([]);
    expect(await codesOf('_')).toEqual([]);
  });
});

describe('a tariff file', () => {
  test('is for the customs desk alone', async () => {
    const refused = await person.call(bring, { query: about(), upload: csv(row('0101210010', '马')) });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
  });

  test('adds and changes codes, and is named as what was added last', async () => {
    const added = await send(
      csv(row('0101.21.0010', '改良种用濒危野马', '0'), row('9004100000', '太阳眼镜')),
    );
    expect(added).toEqual({
      rows: 2,
      errorCount: 0,
      errors: [],
      changed: { added: 1, changed: 1, removed: 0 },
    });
    const { catalogue, codes } = await search('taiyangyanjing');
    expect(codes[0]).toMatchObject({
      elements: ['品牌类型', '出口享惠情况', '用途', '材质'],
      secondUnit: '035',
    });
    // The rest of it is still what it was.
    expect(catalogue).toMatchObject({ asOf: '2026-11-23', isImported: false });
    expect(catalogue.added).toEqual({ source: '2026 年税则', asOf: '2026-01-01' });
    const same = await send(csv(row('0101210010', '改良种用濒危野马', '0')));
    expect(same.changed).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  test('is changed in nothing where a row is wrong, and each error names its line and column', async () => {
    const { changed, errorCount, errors } = await send(
      csv(
        row('9403', '短'),
        row('9403100000', '好'),
        `9403100000,好,,打打,,用途,0.13`,
        `"8712003000","两\n行",,件,无,0:品牌类型|1:出口享惠情况|1:出口享惠情况,13`,
        row('8712008900', ''),
      ),
    );
    expect([changed, errorCount]).toEqual([null, errors.length]);
    expect(errors.map((error) => [error.row, error.column])).toEqual([
      [2, '商品编码'],
      [4, '法定第一单位'],
      [4, '申报要素'],
      [4, '出口退税率'],
      [4, '商品编码'],
      [5, '申报要素'],
      [7, '商品名称'],
    ]);
    expect(errors[4]?.message).toContain('Line 3');
    expect(await codesOf('9403100000')).toEqual([]);
  });

  test('may replace the catalogue, which a later start of the portal leaves alone', async () => {
    const whole = await send(csv(row('9004100000', '太阳镜'), row('9403609990', '其他木家具')), 'replace');
    expect(whole.changed?.removed).toBeGreaterThan(90);
    expect(await codesOf('8712003000')).toEqual([]);
    const { kysely } = portal.database;
    await kysely.updateTable('seed_record').set({ content_hash: 'an older one' }).execute();
    await seedReference({ database: kysely, clock: portal.clock });
    expect(await codesOf('8712003000')).toEqual([]);
    expect((await search('9403')).catalogue).toEqual({
      source: { 'zh-CN': '2026 年税则', en: '2026 年税则' },
      asOf: '2026-01-01',
      isImported: true,
      added: null,
    });
  });

  test('is refused whole where it is none', async () => {
    expect(await refusal(smallPicture('x'))).toBe('TARIFF_NOT_CSV');
    expect(await refusal(new File(['商品编码,商品名称\n1,2'], 'x.csv'))).toBe('TARIFF_COLUMN_MISSING');
    expect(await refusal(csv())).toBe('TARIFF_NO_ROWS');
    const many = Array.from({ length: tariffLimits.rows + 1 }, () => 'x,,,,,,');
    expect(await refusal(csv(...many))).toBe('TARIFF_TOO_MANY_ROWS');
    const long = await desk.call(bring, {
      query: about(),
      upload: csv(row('9004100000', '太阳镜'), ','.repeat(tariffLimits.line + 1)),
    });
    expect([long.json().code, long.json().message]).toEqual([
      'TARIFF_LINE_TOO_LONG',
      expect.stringMatching(/^Line 3 has more than 20000 characters/),
    ]);
    expect(await refusal(new File([','.repeat(7_000_000)], 'x.csv'))).toBe('TARIFF_LINE_TOO_LONG');
    expect(await refusal(csv('"', ...Array(2000).fill(row('9004100000', '太阳镜'))))).toBe(
      'TARIFF_LINE_TOO_LONG',
    );
    const query = { ...about(), asOf: '2026-02-30' };
    const undated = await desk.call(bring, { query, upload: csv(row('9004100000', '太阳镜')) });
    expect(undated.json().fields[0].field).toBe('asOf');
  });
});
