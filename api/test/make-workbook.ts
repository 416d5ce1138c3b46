import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; the figures are what its headers say where they shall lie. */
export type ZipPart = {
  name: string;
  content: string | Buffer;
  /** What the headers say of the size. */
  saidSize?: number;
  flags?: number;
  method?: number;
  /** The name that the file's own header has. */
  ownName?: string;
};

/** A ZIP archive, honest where nothing else is asked for. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saidSize, flags = 0x800, method = 8, ownName = name } of parts) {
    const plain = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(flags, 0);
    facts.writeUInt16LE(method, 2);
    facts.writeUInt32LE(crc32(plain), 8);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(saidSize ?? plain.length, 16);
    const file = Buffer.concat([
      Buffer.from('504b03041400', 'hex'),
      facts,
      lengths(ownName, 0),
      Buffer.from(ownName),
      packed,
    ]);
    const rest = Buffer.alloc(10);
    const at = Buffer.alloc(4);
    at.writeUInt32LE(offset);
    directory.push(
      Buffer.concat([
        Buffer.from('504b010214001400', 'hex'),
        facts,
        lengths(name, 0),
        rest,
        at,
        Buffer.from(name),
      ]),
    );
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

function lengths(name: string, extra: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16LE(Buffer.byteLength(name), 0);
  bytes.writeUInt16LE(extra, 2);
  return bytes;
}

/** A cell: a text, a number, nothing, or XML of its own behind `xml`. */
export type MadeCell = string | number | null | { xml: (address: string) => string };

export type MadeSheet = {
  name?: string;
  rows: readonly (readonly MadeCell[])[];
  /** Such as `A2:A4`. */
  merges?: readonly string[];
  /** Rows from 1. */
  hiddenRows?: readonly number[];
  /** Columns from 0. */
  hiddenColumns?: readonly number[];
  state?: 'visible' | 'hidden';
};

type MadeWorkbook = {
  sheets: readonly MadeSheet[];
  further?: readonly ZipPart[];
  date1904?: boolean;
  /** Number formats, which cells name by their place. */
  formats?: readonly string[];
};

/** A cell that holds a formula, with its stored result if it has one. */
export const formula = (text: string, value?: string | number): MadeCell => ({
  xml: (address) =>
    `<c r="${address}"${typeof value === 'string' ? ' t="str"' : ''}><f>${text}</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`,
});

/** A cell that holds a day by its number. */
export const day = (serial: number): MadeCell => ({
  xml: (address) => `<c r="${address}" s="1"><v>${serial}</v></c>`,
});

/** A cell that holds a number under one of the workbook's formats. */
export const formatted = (value: number | string, format: number): MadeCell => ({
  xml: (address) => `<c r="${address}" s="${ownStyles + format}"><v>${value}</v></c>`,
});

export const errorCell = (text: string): MadeCell => ({
  xml: (address) => `<c r="${address}" t="e"><v>${text}</v></c>`,
});

/** General, and a date. */
const ownStyles = 2;
// Numbers below are Excel's own.
const firstFormat = 164;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of an .xlsx as Excel writes it, with its texts in a table of their own. */
export function workbookParts({
  sheets,
  further = [],
  date1904 = false,
  formats = [],
}: MadeWorkbook): ZipPart[] {
  const texts = new Map<string, number>();
  const sheetParts = sheets.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: sheetXml(sheet, texts),
  }));
  const list = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${escapeXml(name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
  );
  const relations = [
    ...sheets.map((_sheet, index) =>
      relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
    ),
    relation('rIdTexts', 'sharedStrings', 'sharedStrings.xml'),
    relation('rIdStyles', 'styles', 'styles.xml'),
  ];
  const shared = [...texts.keys()].map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`);
  return [
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="${packages}/relationships">${relations.join('')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `${head}<sst xmlns="${main}">${shared.join('')}</sst>` },
    {
      name: 'xl/styles.xml',
      content: stylesXml(formats),
    },
    ...sheetParts,
    ...further,
  ];
}

/** The bytes of an .xlsx. */
export const makeWorkbook = (workbook: MadeWorkbook): Buffer => makeZip(workbookParts(workbook));

export function relation(id: string, kind: string, target: string, mode = ''): string {
  return `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
}

function stylesXml(formats: readonly string[]): string {
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${escapeXml(code)}"/>`,
  );
  const styles = [0, 14, ...formats.map((_code, at) => firstFormat + at)];
  return (
    `${head}<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${codes.join('')}</numFmts>` +
    `<cellXfs count="${styles.length}">${styles.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`
  );
}

function sheetXml(
  { rows, merges = [], hiddenRows = [], hiddenColumns = [] }: MadeSheet,
  texts: Map<string, number>,
): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const drawn = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, addressOf(index + 1, column), texts));
    const hidden = hiddenRows.includes(index + 1) ? ' hidden="1"' : '';
    return `<row r="${index + 1}"${hidden}>${cells.join('')}</row>`;
  });
  const columns = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" width="12" hidden="1"/>`);
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return (
    `${head}<worksheet xmlns="${main}"><dimension ref="A1:${addressOf(rows.length, width - 1)}"/>` +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${drawn.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`
  );
}

function cellXml(cell: MadeCell, address: string, texts: Map<string, number>): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.xml(address);
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  const known = texts.get(cell) ?? texts.size;
  texts.set(cell, known);
  return `<c r="${address}" t="s"><v>${known}</v></c>`;
}

function addressOf(row: number, column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return `${column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))}${letter}${row}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
