import type { PrintedTable } from './printed.ts';
import { grey, hairline } from './set-text.ts';
import { area, drawHeading, headingHeight, type Sheet } from './sheet.ts';

const face = { size: 8.5 };
const bold = { ...face, isBold: true };
const pad = { x: 4, y: 3 };
const headFill = '#EEF1F5';

/** A table over as many pages as it takes, its head on each, and never its head or its totals without a row. */
export function drawTable(sheet: Sheet, table: PrintedTable): void {
  const { paper, place, set } = sheet;
  const { tags } = paper;
  const widths = columnWidths(sheet, table);
  const head = setCells(sheet, widths, headings(table), bold);
  const totals = table.totals && setCells(sheet, widths, table.totals, bold);
  const rows = table.rows.map((texts, at) => {
    const row = setCells(sheet, widths, texts, face);
    return { row, room: row.height + (totals && at === table.rows.length - 1 ? totals.height : 0) };
  });
  place.reserve(headingHeight + head.height + (rows[0]?.room ?? 0));
  drawHeading(sheet, table.heading);
  tags.group('Table', () => {
    drawCells(sheet, table, head, 'head');
    for (const { row, room } of rows) {
      if (place.reserve(room)) drawCells(sheet, table, head, 'headAgain');
      drawCells(sheet, table, row, 'row');
    }
    if (totals) drawCells(sheet, table, totals, 'totals');
  });
  place.y += set.lineHeight(face.size);
}

const headings = ({ columns }: PrintedTable) => columns.map(({ heading }) => heading);

/** Those of the columns' shares, but no number breaks: what it lacks comes from the room that texts can spare. */
function columnWidths({ set }: Sheet, table: PrintedTable): number[] {
  const { columns, rows, totals } = table;
  const shares = columns.map(({ share }) => share * area.width);
  const widest = (at: number) => {
    const strong = [headings(table)[at], totals?.[at]].map((text) => set.widest(text ?? '', bold));
    const most = rows.reduce(
      (most, row) => Math.max(most, set.widest(row[at] ?? '', face)),
      Math.max(...strong),
    );
    return most + 2 * pad.x;
  };
  const lacking = shares.map((width, at) => (columns[at]?.isNumber ? Math.max(0, widest(at) - width) : 0));
  const lacks = sum(lacking);
  if (lacks === 0) return shares;
  const spare = shares.map((width, at) => (columns[at]?.isNumber ? 0 : Math.max(0, width - widest(at))));
  const taken = Math.min(1, lacks / sum(spare));
  const given = Math.min(1, sum(spare) / lacks);
  return shares.map((width, at) => width + (lacking[at] ?? 0) * given - (spare[at] ?? 0) * taken);
}

/** What sums of widths differ by from the width that they make, in points: no reason to break a number. */
const rounding = 1e-6;

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

type SetCells = {
  cells: { lines: string[]; width: number }[];
  height: number;
  face: { size: number; isBold?: boolean };
};

function setCells(
  { set }: Sheet,
  widths: readonly number[],
  texts: readonly string[],
  chosen: SetCells['face'],
): SetCells {
  const cells = widths.map((width, at) => ({
    width,
    lines: set.wrap(texts[at] ?? '', width - 2 * pad.x + rounding, chosen),
  }));
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  return { cells, height: most * set.lineHeight(chosen.size) + 2 * pad.y, face: chosen };
}

function drawCells(
  { paper: { doc, tags }, set, place }: Sheet,
  { columns }: PrintedTable,
  { cells, height, face: chosen }: SetCells,
  kind: 'head' | 'headAgain' | 'row' | 'totals',
): void {
  const top = place.y;
  const isHead = kind === 'head' || kind === 'headAgain';
  if (isHead) tags.unread(() => doc.rect(area.x, top, area.width, height).fill(headFill));
  type Cell = { lines: string[]; x: number; width: number; isNumber: boolean };
  const drawCell = ({ lines, x, width, isNumber }: Cell) =>
    set.lines(
      lines,
      { x: x + pad.x, y: top + pad.y, width: width - 2 * pad.x },
      chosen,
      isNumber ? 'right' : undefined,
    );
  const drawAll = (drawOne: typeof drawCell) => {
    let { x } = area;
    for (const [at, { lines, width }] of cells.entries()) {
      drawOne({ lines, x, width, isNumber: columns[at]?.isNumber ?? false });
      x += width;
    }
  };
  // A screen reader knows the headings of a table from its first row, on whatever page it is.
  if (kind === 'headAgain') tags.unread(() => drawAll(drawCell), 'Pagination');
  else
    tags.group('TR', () =>
      drawAll((cell) =>
        isHead
          ? tags.part('TH', () => drawCell(cell), { scope: 'Column' })
          : tags.part('TD', () => drawCell(cell)),
      ),
    );
  const y = top + (kind === 'totals' ? 0 : height);
  tags.unread(() => drawRule(doc, y, kind === 'totals'));
  place.y += height;
}

function drawRule(doc: PDFKit.PDFDocument, y: number, isStrong: boolean): void {
  doc
    .moveTo(area.x, y)
    .lineTo(area.x + area.width, y)
    .lineWidth(isStrong ? 1 : 0.5)
    .stroke(isStrong ? grey : hairline);
}
