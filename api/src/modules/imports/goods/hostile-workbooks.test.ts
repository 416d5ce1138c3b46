import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  makeWorkbook,
  makeZip,
  relation,
  workbookParts,
  type ZipPart,
} from '../../../../test/make-workbook.ts';
import { columnTitles } from './column-titles.ts';
import { readGoods } from './read-goods.ts';

const sheets = [
  {
    rows: [
      ['品名', '件数', '毛重', '体积'],
      ['灯具', 5, 80, 1],
    ],
  },
];
const parts = workbookParts({ sheets });
const honest = makeWorkbook({ sheets });

async function answerTo(content: Buffer) {
  const answer = await readGoods({ content, packings: [], titles: columnTitles('en') }, () => undefined);
  return 'problem' in answer ? answer.problem : answer.lines.length;
}

const withPart = (part: ZipPart) => makeZip([...parts, part]);
const instead = (
  name: string,
  change: (content: string) => string | Buffer,
  headers: Partial<ZipPart> = {},
) =>
  makeZip(
    parts.map((part) =>
      part.name === name ? { ...part, ...headers, content: change(String(part.content)) } : part,
    ),
  );
const sheet = 'xl/worksheets/sheet1.xml';

/** The archive of one entry, named by several: each unpacks it again. */
function overlapping(): Buffer {
  const zip = makeZip([
    { name: 'a', content: 'one' },
    { name: 'b', content: 'one' },
  ]);
  // The second entry of the directory points at the first file, whose name is made to fit.
  const directory = zip.readUInt32LE(zip.length - 6);
  const second = directory + 46 + 1;
  zip.writeUInt32LE(0, second + 42);
  zip.write('a', second + 46);
  return zip;
}

test('an honest file is read', async () => {
  expect(await answerTo(honest)).toBe(1);
});

describe('what the archive says of itself is looked at before anything is unpacked', () => {
  test.each<[string, Buffer, string]>([
    [
      'a part of 60 MB',
      withPart({ name: 'xl/big.xml', content: 'x', saidSize: 60 * 1024 * 1024 }),
      'tooCostly',
    ],
    [
      'many parts that are 225 MB together',
      makeZip([
        ...parts,
        ...Array.from({ length: 5 }, (_, at) => ({
          name: `xl/media/${at}.bin`,
          content: Buffer.alloc(600_000, at),
          method: 0,
          saidSize: 45 * 1024 * 1024,
        })),
      ]),
      'tooCostly',
    ],
    [
      'a bomb: two megabytes of zeros in two kilobytes',
      withPart({ name: 'xl/theme.xml', content: Buffer.alloc(2_000_000) }),
      'tooCostly',
    ],
    [
      '2 001 parts',
      makeZip(Array.from({ length: 2001 }, (_, at) => ({ name: `${at}`, content: '' }))),
      'tooCostly',
    ],
    ['a path out of the folder', withPart({ name: 'xl/../../etc/passwd', content: '' }), 'unreadable'],
    ['a path from the root', withPart({ name: '/etc/passwd', content: '' }), 'unreadable'],
    ['a Windows path', withPart({ name: 'xl\\evil.xml', content: '' }), 'unreadable'],
    ['one name twice', withPart({ name: 'XL/Workbook.xml', content: '' }), 'unreadable'],
    ['two names for the same bytes', overlapping(), 'unreadable'],
    [
      'a file that is called otherwise inside',
      withPart({ name: 'a', ownName: 'b', content: '' }),
      'unreadable',
    ],
    ['an encrypted part', withPart({ name: 'xl/a.xml', content: '', flags: 0x801 }), 'password'],
    ['a method that nobody uses', withPart({ name: 'xl/a.xml', content: '', method: 12 }), 'unreadable'],
    ['an archive in the archive', withPart({ name: 'xl/media/more.zip', content: '' }), 'links'],
    ['half a file', honest.subarray(0, honest.length / 2), 'unreadable'],
    ['something behind the end', Buffer.concat([honest, Buffer.from('more')]), 'unreadable'],
  ])('%s', async (_name, content, problem) => {
    expect(await answerTo(content)).toBe(problem);
  });
});

describe('sizes that lie are caught while unpacking', () => {
  test('less than there is: not a byte more is taken', async () => {
    const grown = (xml: string) => `${xml}${' '.repeat(200_000)}`;
    expect(await answerTo(instead(sheet, grown, { saidSize: 1000 }))).toBe('unreadable');
  });

  test('more than there is, and damaged bytes', async () => {
    expect(await answerTo(instead(sheet, (xml) => xml, { saidSize: 100_000 }))).toBe('unreadable');
    const zip = Buffer.from(honest);
    const at = zip.indexOf(deflateRawSync(Buffer.from(String(parts.at(-1)?.content))));
    expect(at).toBeGreaterThan(0);
    zip.fill(0xff, at + 10, at + 40);
    expect(await answerTo(zip)).toBe('unreadable');
  });
});

describe('what a workbook may not hold', () => {
  test.each<[string, Buffer, string]>([
    ['macros', withPart({ name: 'xl/vbaProject.bin', content: 'x' }), 'macros'],
    ['macros of an older kind', withPart({ name: 'xl/macrosheets/sheet1.xml', content: 'x' }), 'macros'],
    [
      'the type of a file with macros',
      instead('[Content_Types].xml', (xml) =>
        xml.replace(
          /ContentType="[^"]*"/,
          'ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"',
        ),
      ),
      'macros',
    ],
    [
      'a link to another workbook',
      withPart({ name: 'xl/externalLinks/externalLink1.xml', content: 'x' }),
      'links',
    ],
    [
      'a relation to the outside',
      instead('xl/_rels/workbook.xml.rels', (xml) =>
        xml.replace(
          '</Relationships>',
          `${relation('rIdOut', 'externalLink', 'https://evil.example/a.xlsx', 'External')}</Relationships>`,
        ),
      ),
      'links',
    ],
    ['a data connection', withPart({ name: 'xl/connections.xml', content: 'x' }), 'links'],
    ['an embedded file', withPart({ name: 'xl/embeddings/oleObject1.bin', content: 'x' }), 'links'],
    [
      'entities of its own',
      instead('xl/sharedStrings.xml', (xml) =>
        xml.replace('<sst', '<!DOCTYPE sst [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst'),
      ),
      'unreadable',
    ],
    ['XML that breaks off', instead(sheet, (xml) => xml.slice(0, 200)), 'unreadable'],
    ['a text that is not there', instead('xl/sharedStrings.xml', () => '<sst/>'), 'unreadable'],
  ])('%s', async (_name, content, problem) => {
    expect(await answerTo(content)).toBe(problem);
  });
});

// SheetJS lists the types of all parts that it ever writes, for macros among them.
test('a type counts where there is a part of it', async () => {
  const type = 'application/vnd.ms-excel.sheet.binary.macroEnabled.main';
  const listed = parts.map(({ name, content }) => ({
    name,
    content: String(content).replace('</Types>', `<Default Extension="Bin" ContentType="${type}"/></Types>`),
  }));
  expect(await answerTo(makeZip(listed))).toBe(1);
  expect(await answerTo(makeZip([...listed, { name: 'xl/any.bin', content: 'x' }]))).toBe('macros');
});

test('a part is of its type whatever else its entry says', async () => {
  const type = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
  const named = (attributes: string) =>
    instead('[Content_Types].xml', (xml) =>
      xml.replace('</Types>', `<Override ${attributes} ContentType="${type}"/></Types>`),
    );
  expect(await answerTo(named('PartName="/xl/workbook.xml"'))).toBe('macros');
  expect(await answerTo(named('PartName="/xl/workbook.xml" Extension="zz"'))).toBe('macros');
});

describe('what a file is, it says by its content', () => {
  const compound = (stream: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from(stream, 'utf16le'),
    ]);
  test.each<[string, Buffer, string]>([
    ['an .xls', compound('Workbook'), 'oldFormat'],
    ['a workbook behind a password', compound('EncryptedPackage'), 'password'],
    [
      'an .xlsb',
      instead('[Content_Types].xml', (xml) =>
        xml.replace(
          /ContentType="[^"]*"/,
          'ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"',
        ),
      ),
      'macros',
    ],
    ['a page that Excel would open', Buffer.from('<html><table><tr><td>品名'), 'notWorkbook'],
    ['a table of text', Buffer.from('品名,件数\n灯具,5'), 'notWorkbook'],
    ['nothing', Buffer.alloc(0), 'notWorkbook'],
    ['another archive', makeZip([{ name: 'a.txt', content: 'x' }]), 'notWorkbook'],
    ['a document of Word', makeZip(parts.filter(({ name }) => !name.startsWith('xl/'))), 'notWorkbook'],
  ])('%s', async (_name, content, problem) => {
    expect(await answerTo(content)).toBe(problem);
  });
});
