import type { PrintedTable } from './printed.ts';
import { grey, hairline } from './set-text.ts';
import { area, drawHeading, type Sheet } from './sheet.ts';

const face = { size: 8.5 };
const bold = { ...face, isBold: true };
const pad = { x: 4, y: 3 };
const headFill = '#EEF1F5';

/** A table over as many pages as it takes, its head on each. */
export function drawTable(sheet: Sheet, table: PrintedTable): void {
  const { paper, place, set } = sheet;
  const { tags } = paper;
  const head = setCells(
    sheet,
    table,
    table.columns.map(({ heading }) => heading),
    bold,
  );
  const rows = table.rows.map((row) => setCells(sheet, table, row, face));
  place.reserve(30 + head.height + (rows[0]?.height ?? 0));
  drawHeading(sheet, table.heading);
  const totals = table.totals && setCells(sheet, table, table.totals, bold);
  tags.group('Table', () => {
    drawCells(sheet, table, head, 'head');
    for (const [at, row] of rows.entries()) {
      // The totals never stand on a page without a row.
      const after = totals && at === rows.length - 1 ? totals.height : 0;
      if (place.reserve(row.height + after)) drawCells(sheet, table, head, 'headAgain');
      drawCells(sheet, table, row, 'row');
    }
    if (totals) drawCells(sheet, table, totals, 'totals');
  });
  place.y += set.lineHeight(face.size);
}

type SetCells = { cells: string[][]; height: number; face: { size: number; isBold?: boolean } };

function setCells(
  { set }: Sheet,
  { columns }: PrintedTable,
  texts: readonly string[],
  chosen: SetCells['face'],
): SetCells {
  const cells = columns.map(({ share }, at) =>
    set.wrap(texts[at] ?? '', share * area.width - 2 * pad.x, chosen),
  );
  const most = Math.max(...cells.map(({ length }) => length));
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
  const drawCell = (at: number, { x, width, isNumber }: { x: number; width: number; isNumber?: boolean }) =>
    set.lines(
      cells[at] ?? [],
      { x: x + pad.x, y: top + pad.y, width: width - 2 * pad.x },
      chosen,
      isNumber ? 'right' : undefined,
    );
  const drawAll = (drawOne: typeof drawCell) => {
    let { x } = area;
    for (const [at, { share, isNumber = false }] of columns.entries()) {
      const width = share * area.width;
      drawOne(at, { x, width, isNumber });
      x += width;
    }
  };
  // A screen reader knows the headings of a table from its first row, on whatever page it is.
  if (kind === 'headAgain') tags.unread(() => drawAll(drawCell), 'Pagination');
  else
    tags.group('TR', () =>
      drawAll((at, cell) =>
        isHead
          ? tags.part('TH', () => drawCell(at, cell), { scope: 'Column' })
          : tags.part('TD', () => drawCell(at, cell)),
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
