/**
 * The rows and cells of text that a spreadsheet copies: tabs between cells, line ends between rows, and cells that
 * hold either (or a quote) in quotes, inner quotes doubled (RFC 4180 with tabs). A quote that opens nothing, as in
 * `6" pipe` or `"A" grade`, is a character like any other.
 */
export function readCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = readQuoted(text, at) ?? readPlain(text, at);
    row.push(cell);
    at = end;
    if (text[at] === '\t') {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

type Read = { cell: string; end: number };

const isCellEnd = (character: string | undefined) =>
  character === undefined || character === '\t' || character === '\n' || character === '\r';

function readQuoted(text: string, start: number): Read | null {
  if (text[start] !== '"') return null;
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1 || !isCellEnd(text[at + 1])) return null;
  return { cell: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
}

function readPlain(text: string, start: number): Read {
  let end = start;
  while (!isCellEnd(text[end])) end += 1;
  return { cell: text.slice(start, end), end };
}
