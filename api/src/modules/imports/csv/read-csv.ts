/**
 * A record of a CSV file; `line` is the line of the file that it begins in, from 1. It is unclosed where the file ends
 * within its quotes, and one that is too long has no cells.
 */
export type CsvRecord = { line: number; cells: string[]; isUnclosed?: boolean; isTooLong?: boolean };

/**
 * The text of a CSV file: UTF-8, with a mark or not, UTF-16 as Excel writes “Unicode text”, else as `otherwise`: GB 18030
 * is what Excel writes in China. Null where it is no text.
 */
export function decodeCsv(
  content: Uint8Array,
  otherwise: 'gb18030' | 'windows-1252' = 'gb18030',
): string | null {
  const mark = (encoding: string) => decoded(content, encoding);
  const isLittle = content[0] === 0xff && content[1] === 0xfe;
  const text = isLittle ? mark('utf-16le') : (mark('utf-8') ?? mark(otherwise));
  // A picture or a workbook has bytes that no text has.
  return text === null || text.includes('\u0000') || text.startsWith('PK\u0003\u0004') ? null : text;
}

function decoded(content: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** What is read in some milliseconds, even where each character is a cell. */
const charactersOfTurn = 20_000;

/**
 * The records of a CSV text (RFC 4180), separated by what a first line `sep=;` says, as Excel writes it, or by whichever of
 * comma, tab and semicolon its first line has most. Lines end with LF, CR LF or, as old Macs write them, CR. A record of
 * more characters is the last: a line of commas alone would be millions of cells. Null comes between them where other work
 * may go on, whatever the lines hold.
 */
export function* readCsv(
  text: string,
  { mostCharacters }: { mostCharacters: number },
): Generator<CsvRecord | null> {
  const said = saidSeparator.exec(text.slice(0, 20));
  const separator = said?.[1] ?? separatorOf(text.slice(0, mostCharacters));
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = said ? 2 : 1;
  let first = line;
  let start = said ? said[0].length : 0;
  let turn = 0;
  for (let at = start; at < text.length; at++) {
    // The CR of a CR LF is no character of the line.
    const isEnd = text[at] === '\r' && text[at + 1] !== '\n';
    const char = isEnd ? '\n' : text[at];
    if (at - start >= mostCharacters && (isQuoted || char !== '\n')) {
      yield { line: first, cells: [], isTooLong: true };
      return;
    }
    if (char === '\n') line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) {
      cells.push(cell);
      cell = '';
    } else if (char === '\n') {
      yield* filled({ line: first, cells: [...cells, cell] });
      cells = [];
      cell = '';
      first = line;
      start = at + 1;
      if (start - turn >= charactersOfTurn) {
        turn = start;
        yield null;
      }
    } else if (char !== '\r') cell += char;
  }
  yield* filled({ line: first, cells: [...cells, cell], isUnclosed: isQuoted });
}

function filled({ line, cells, isUnclosed = false }: CsvRecord): CsvRecord[] {
  const trimmed = cells.map((each) => each.trim());
  return trimmed.some((each) => each !== '')
    ? [{ line, cells: trimmed, ...(isUnclosed && { isUnclosed }) }]
    : [];
}

/** For Excel alone: no heading. */
const saidSeparator = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

function separatorOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const countOf = (separator: string) => heading.split(separator).length;
  return [',', '\t', ';'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}
