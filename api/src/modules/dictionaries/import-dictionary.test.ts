import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { formatted, makeWorkbook } from '../../../test/make-workbook.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const get = 'GET /system/dic/get';
const preview = 'POST /system/dic/preview';
const take = 'POST /system/dic/import';
const exported = 'GET /system/dic/export';

let portal: Portal;
let staff: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  staff = await portal.signIn('Staff', { role: null, permissions: ['system:dictionaries'] });
});
afterAll(async () => await portal.close());

type Kind = 'packing' | 'port' | 'feeItem' | 'hsCode' | 'shipMode' | 'holiday' | 'amazonWarehouse';
const file = (...parts: (string | Uint8Array)[]) =>
  new File([Buffer.concat(parts.map((part) => Buffer.from(part)))], 'list.csv');
const look = async (kind: Kind, upload: File) => await staff.get(preview, { query: { kind }, upload });
const codeOf = async (kind: Kind, upload: File) =>
  (await staff.call(preview, { query: { kind }, upload })).json().code;
const accept = async (id: string) => await staff.get(take, { body: { id } });
const csvOf = async (kind: Kind) => {
  const answer = await staff.call(exported, { query: { kind } });
  return answer.rawPayload;
};
const heading = '代码,中文名,英文名';

describe('a file for a dictionary', () => {
  test('shows what is new, changed field by field, the same, and wrong by line; then all of it is taken', async () => {
    const shown = await look(
      'packing',
      file(
        `${heading}\r\n34,瓦楞纸箱,Carton\r\nNA,无包装,Unpacked\r\nnull,空,Null\r\n0012,零,Zero\r\n`,
        `,缺代码,Nothing\r\nNA,重复,Twice\r\n1-2,,No name\r\n`,
      ),
    );
    expect(shown.counts).toEqual({ added: 3, changed: 1, unchanged: 0, skipped: 0, refused: 3 });
    expect(shown.changed[0]?.differences.find(({ field }) => field === 'nameZh')).toEqual({
      field: 'nameZh',
      from: '纸箱',
      to: '瓦楞纸箱',
    });
    expect(shown.added.map(({ line, code }) => [line, code])).toEqual([
      [3, 'NA'],
      [4, 'null'],
      [5, '0012'],
    ]);
    expect(shown.refused.map(({ line, column }) => [line, column])).toEqual([
      [6, 'Code'],
      [7, 'Code'],
      [8, 'Chinese name'],
    ]);
    expect(shown.refused[1]?.message).toContain('line 3');
    expect((await staff.call(get, { query: { kind: 'packing', code: 'NA' } })).statusCode).toBe(404);
    expect(await accept(shown.id)).toEqual({ added: 3, changed: 1 });
    // Sent twice, it is done once.
    expect(await accept(shown.id)).toEqual({ added: 3, changed: 1 });
    expect((await staff.get(get, { query: { kind: 'packing', code: 'null' } })).entry.nameEn).toBe('Null');
    const again = await look('packing', file(await csvOf('packing')));
    expect(again.counts).toMatchObject({ added: 0, changed: 0, skipped: 0, refused: 0 });
  });

  test.each<Kind>(['port', 'feeItem', 'hsCode', 'shipMode', 'holiday', 'amazonWarehouse'])(
    'of %s that was exported shows no difference when it is read again',
    async (kind) => {
      const { counts, rows } = await look(kind, file(await csvOf(kind)));
      expect(counts).toEqual({ added: 0, changed: 0, unchanged: rows, skipped: 0, refused: 0 });
    },
  );

  test('is read with sep=, CR line ends or in GB 18030', async () => {
    const lines = [heading, 'B1,桶,Barrel'];
    const gb = new Uint8Array([0xcd, 0xb0]); // 桶
    for (const upload of [
      file(`sep=;\r\n${lines.join('\r\n').replaceAll(',', ';')}`),
      file(lines.join('\r')),
      file(
        'code,',
        new Uint8Array([0xd6, 0xd0, 0xce, 0xc4, 0xc3, 0xfb]),
        ',English name\nB1,',
        gb,
        ',Barrel',
      ),
    ]) {
      const { added } = await look('packing', upload);
      expect(added.map(({ code, entry }) => [code, entry.nameZh])).toEqual([['B1', '桶']]);
    }
  });

  test('may be a workbook, whose codes are read as the sheet shows them', async () => {
    const workbook = makeWorkbook({
      formats: ['0000'],
      sheets: [
        {
          rows: [
            ['代码', '中文名', '英文名'],
            [formatted(17, 0), '数字', 'A number'],
            ['1-3', '文字', 'A text'],
          ],
        },
      ],
    });
    const { added } = await look('packing', new File([new Uint8Array(workbook)], 'list.xlsx'));
    expect(added.map(({ line, code }) => [line, code])).toEqual([
      [2, '0017'],
      [3, '1-3'],
    ]);
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await codeOf('packing', file(old))).toBe('IMPORT_OLD_FORMAT');
  });

  test('keeps formulas texts in the export and takes the guard off again', async () => {
    const shown = await look('packing', file(`${heading}\nF1,"=1+1","'-x"\n`));
    await accept(shown.id);
    const text = (await csvOf('packing')).toString();
    expect(text).toContain("F1,'=1+1,'-x");
    const { entry } = await staff.get(get, { query: { kind: 'packing', code: 'F1' } });
    expect([entry.nameZh, entry.nameEn]).toEqual(['=1+1', '-x']);
    expect((await look('packing', file(text))).counts.changed).toBe(0);
  });

  test('that is no list is refused in words', async () => {
    expect(await codeOf('packing', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])))).toBe(
      'DICTIONARY_NOT_READ',
    );
    expect(await codeOf('packing', file('a,b\n1,2'))).toBe('DICTIONARY_COLUMN_MISSING');
    expect(await codeOf('packing', file(heading))).toBe('DICTIONARY_NO_ROWS');
    expect(await codeOf('packing', file(''))).toBe('DICTIONARY_NO_ROWS');
    expect(await codeOf('packing', file(`${heading}\n${'x'.repeat(30_000)}`))).toBe(
      'DICTIONARY_LINE_TOO_LONG',
    );
  });

  test('is not taken where the dictionary changed since, by somebody else, or after a day', async () => {
    const one = await look('packing', file(`${heading}\nC1,一,One`));
    const colleague = await portal.signIn('Other', { role: null, permissions: ['system:dictionaries'] });
    const theirs = await colleague.call(take, { body: { id: one.id } });
    expect(theirs.json().code).toBe('DICTIONARY_PREVIEW_GONE');
    const upload = file(`${heading}\nC2,二,Two`);
    const other = await colleague.get(preview, { query: { kind: 'packing' }, upload });
    await colleague.get(take, { body: { id: other.id } });
    expect((await staff.call(take, { body: { id: one.id } })).json().code).toBe('DICTIONARY_CHANGED');
    expect((await staff.call(get, { query: { kind: 'packing', code: 'C1' } })).statusCode).toBe(404);
  });
});

describe('the official list of ports', () => {
  const rows = [
    ',"NA",,".NAMIBIA",,,,,,,,',
    ',"NA","WVB","Walvis Bay","Walvis Bay","ER","AF","1--45---","0401",,"2257S 01430E",',
    '"+","IT","Z9N","None","None",,"RL","1-------","2501",,,',
    ',"FR","2E5","Éssai","Essai",,"RL","1-------","0212",,"4852N 00220E",',
    ',"BT","Z9A","Phuentsholing","Phuentsholing",,"RL","-----6--","2207",,"26.9826N 88.9391E",',
    ',"CN","ZZR","Rail only","Rail only",,"RL","-23-----","0401",,,',
    ',"FR","BAD","Bad place","Bad place",,"RL","1-------","0401",,"9952N 00220E",',
    'X,"CN","YTN","Yantian","Yantian",,"AF","1-------","0401",,,',
    'X,"CN","QQQ","Never here","Never here",,"AF","1-------","0401",,,',
  ];
  const official = () => file(`${rows.join('\r\n')}\r\n`);

  test('is read without a heading: places without a port are passed over, removed ones retired', async () => {
    const shown = await look('port', official());
    expect(shown.counts).toEqual({ added: 3, changed: 2, unchanged: 0, skipped: 3, refused: 1 });
    expect(shown.refused[0]).toMatchObject({ line: 7, code: 'FRBAD', column: 'Coordinates' });
    expect(shown.changed[1]).toMatchObject({ code: 'CNYTN', isRetired: true });
    await accept(shown.id);
    const place = async (code: string) => (await staff.get(get, { query: { kind: 'port', code } })).entry;
    expect(await place('NAWVB')).toMatchObject({ asOf: '0401', coordinates: '2257S 01430E', kind: 'sea' });
    expect(await place('ITZ9N')).toMatchObject({ nameEn: 'None', nameZh: 'None' });
    expect(await place('FR2E5')).toMatchObject({ nameEn: 'Essai', localName: 'Éssai' });
    expect(await place('BTZ9A')).toMatchObject({ coordinates: '26.9826N 88.9391E', kind: 'inland' });
    expect(await place('CNYTN')).toMatchObject({ nameZh: '盐田' });
    expect((await look('port', official())).counts).toMatchObject({ added: 0, changed: 0 });
    const again = await look('port', file(await csvOf('port')));
    expect(again.counts).toMatchObject({ added: 0, changed: 0, skipped: 0, refused: 0 });
  });

  test('in the alphabet of Western Europe keeps its accents', async () => {
    const row = ',"CH","QZR","Z\u00fcrich Port","Zurich Port","ZH","AF","1-------","0401",,,\r\n';
    const { added } = await look('port', file(Buffer.from(row, 'latin1')));
    expect(added[0]?.entry).toMatchObject({ localName: 'Zürich Port', nameEn: 'Zurich Port' });
  });

  test('of a hundred thousand places, some twice and three wrong, is previewed and taken', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
    const countries = ['DE', 'FR', 'GB'];
    const codes = countries.flatMap((country) =>
      Array.from({ length: letters.length ** 3 }, (_, at) => {
        const char = (power: number) => letters[Math.floor(at / letters.length ** power) % letters.length];
        return `"${country}","${char(2)}${char(1)}${char(0)}"`;
      }),
    );
    const lines = codes
      .slice(0, 100_000 - 13)
      .map((code, at) => `,${code},"Place ${at}","Place ${at}",,"RL","1-------","0401",,"4852N 00220E",`);
    const twice = lines.slice(0, 10);
    const wrong = ['QQ', 'ZZ', 'XX'].map((country) => `,"${country}","AAA","Wrong","Wrong",,,"1",,,,`);
    const shown = await look('port', file([...lines, ...twice, ...wrong].join('\r\n')));
    expect(shown.rows).toBe(100_000);
    expect(shown.counts.refused).toBe(13);
    expect(shown.counts.added + shown.counts.changed).toBe(100_000 - 13);
    expect(shown.added).toHaveLength(200);
    const { added, changed } = await accept(shown.id);
    expect(added + changed).toBe(100_000 - 13);
  }, 240_000);
});
