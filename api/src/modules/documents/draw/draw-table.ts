import type { PrintedTable } from './printed.ts';
import { grey, hairline } from './set-text.ts';
import { area, drawHeading, type Sheet } from './sheet.ts';

const face = { size: 8.5 };
const bold = { ...face, isBold: true };
const pad = { x: 4, y: 3 };
const headFill = '#EEF1F5';

/** A table over as many pages as it takes, its head on each. */
export function drawTable(sheet: Sheet, table: PrintedTable): void {
  const { place, set } = sheet;
  const head = setCells(
    sheet,
    table,
    table.columns.map(({ heading }) => heading),
    bold,
  );
  const rows = table.rows.map((row) => setCells(sheet, table, row, face));
  place.reserve(30 + head.height + (rows[0]?.height ?? 0));
  drawHeading(sheet, table.heading);
  drawCells(sheet, table, head, { fill: headFill });
  const totals = table.totals && setCells(sheet, table, table.totals, bold);
  for (const [at, row] of rows.entries()) {
    // The totals never stand on a page without a row.
    const after = totals && at === rows.length - 1 ? totals.height : 0;
    if (place.reserve(row.height + after)) drawCells(sheet, table, head, { fill: headFill });
    drawCells(sheet, table, row, {});
  }
  if (totals) drawCells(sheet, table, totals, { isTotal: true });
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
  { paper: { doc }, set, place }: Sheet,
  { columns }: PrintedTable,
  { cells, height, face: chosen }: SetCells,
  { fill, isTotal }: { fill?: string; isTotal?: boolean },
): void {
  if (fill) doc.rect(area.x, place.y, area.width, height).fill(fill);
  let { x } = area;
  for (const [at, { share, isNumber }] of columns.entries()) {
    const width = share * area.width;
    const box = { x: x + pad.x, y: place.y + pad.y, width: width - 2 * pad.x };
    set.lines(cells[at] ?? [], box, chosen, isNumber ? 'right' : undefined);
    x += width;
  }
  const y = place.y + (isTotal ? 0 : height);
  doc
    .moveTo(area.x, y)
    .lineTo(area.x + area.width, y)
    .lineWidth(isTotal ? 1 : 0.5)
    .stroke(isTotal ? grey : hairline);
  place.y += height;
}
