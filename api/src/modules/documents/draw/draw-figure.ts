import { drawBarcode, drawQrCode } from './draw-codes.ts';
import { drawTable } from './draw-table.ts';
import type { Paper } from './open-paper.ts';
import type { PrintedFact, PrintedFigure } from './printed.ts';
import { createTypesetter, grey, hairline, type Typesetter } from './set-text.ts';
import { a4, area, drawHeading, headingHeight, margin, type Place, type Sheet } from './sheet.ts';

const gateSize = 96;

/** One booking figure (订舱单) after the other, each with pages numbered of its own. */
export function drawFigures(
  paper: Paper,
  { figures, unprintable }: { figures: readonly PrintedFigure[]; unprintable: string },
  onDone: (done: number) => void,
): void {
  const { doc } = paper;
  for (const [at, figure] of figures.entries()) {
    const set = createTypesetter(paper);
    const first = doc.bufferedPageRange().count;
    drawFigure(paper, set, figure);
    const { count } = doc.bufferedPageRange();
    for (let page = first; page < count; page += 1) {
      doc.switchToPage(page);
      const pageOf = figure.pageOf
        .replace('{page}', `${page - first + 1}`)
        .replace('{pages}', `${count - first}`);
      const note = set.hasUnprintable() ? unprintable : '';
      drawFooter(paper, set, { text: figure.footer, note, pageOf });
    }
    doc.switchToPage(count - 1);
    onDone(at + 1);
  }
}

function drawFigure(paper: Paper, set: Typesetter, figure: PrintedFigure): void {
  const { doc } = paper;
  const place: Place = {
    y: 0,
    reserve(height) {
      if (place.y + height <= area.bottom) return false;
      doc.addPage();
      place.y = drawRunningHead(paper, set, figure);
      return true;
    },
  };
  doc.addPage();
  doc.outline.addItem(figure.businessNumber);
  place.y = drawHead(paper, set, figure);
  const sheet = { paper, set, place, area };
  for (const section of figure.sections) drawFacts(sheet, section);
  for (const table of figure.tables) drawTable(sheet, table);
}

/** Brand, title, number with its barcode, and the code for the gate. Gives where the rest begins. */
function drawHead({ doc }: Paper, set: Typesetter, figure: PrintedFigure): number {
  const { gate } = figure;
  const width = gate ? area.width - gateSize - 16 : area.width;
  set.word(figure.brand, { x: area.x, y: margin - 6 }, { size: 11, isBold: true, colour: grey });
  set.word(figure.title, { x: area.x, y: margin + 12 }, { size: 22, isBold: true });
  const number = { x: area.x, y: margin + 48, width: 220 };
  set.fit(figure.businessNumber, number, { most: 15, least: 8, isBold: true });
  drawBarcode(doc, figure.businessNumber, { x: area.x - 12, y: margin + 74, width: 216, height: 24 });
  set.lines(
    [figure.status],
    { x: area.x + 220, y: margin + 52, width: width - 220 },
    { size: 11, isBold: true },
    'right',
  );
  if (gate) {
    const x = area.x + area.width - gateSize;
    drawQrCode(doc, gate.code, { x, y: margin - 12, width: gateSize });
    const caption = set.wrap(gate.caption, gateSize, { size: 7 }, 3);
    set.lines(
      caption,
      { x, y: margin + gateSize - 12, width: gateSize },
      { size: 7, colour: grey },
      'center',
    );
  }
  return margin + 120;
}

function drawRunningHead({ doc }: Paper, set: Typesetter, { title, businessNumber }: PrintedFigure): number {
  set.word(title, { x: area.x, y: margin - 8 }, { size: 10, isBold: true });
  set.lines([businessNumber], { ...area, y: margin - 8 }, { size: 10, isBold: true }, 'right');
  drawLine(doc, margin + 12);
  return margin + 22;
}

function drawFooter(
  { doc }: Paper,
  set: Typesetter,
  { text, note, pageOf }: { text: string; note: string; pageOf: string },
): void {
  const y = a4.height - margin - 6;
  drawLine(doc, y - 6);
  const face = { size: 7.5, colour: grey };
  set.lines(set.wrap(text, area.width - 80, face, 1), { ...area, y }, face);
  set.lines([pageOf], { ...area, y }, face, 'right');
  set.lines(set.wrap(note, area.width, face, 1), { ...area, y: y + set.lineHeight(face.size) }, face);
}

function drawLine(doc: PDFKit.PDFDocument, y: number): void {
  doc
    .moveTo(area.x, y)
    .lineTo(area.x + area.width, y)
    .lineWidth(0.5)
    .stroke(hairline);
}

const across = 4;
const cell = { width: area.width / across, pad: 5, label: 7, value: 9.5 };

/** Facts in a grid of four columns; a wide one has a row for itself. */
function drawFacts(sheet: Sheet, { heading, facts }: PrintedFigure['sections'][number]): void {
  const rows = gridRows(facts).map((row) => row.map((fact) => setFact(sheet, fact)));
  for (const [at, row] of rows.entries()) {
    const height = Math.max(...row.map((fact) => fact.height));
    // A heading never stands alone at the foot of a page.
    const head = at === 0 ? headingHeight : 0;
    sheet.place.reserve(head + height);
    if (at === 0) drawHeading(sheet, heading);
    drawRow(sheet, row, height);
  }
  sheet.place.y += 10;
}

type SetFact = { label: string; lines: string[]; width: number; height: number };

function setFact({ set }: Sheet, { label, value, isWide }: PrintedFact): SetFact {
  const width = isWide ? area.width : cell.width;
  const lines = set.wrap(value === '' ? '—' : value, width - 2 * cell.pad, { size: cell.value });
  return {
    label,
    lines,
    width,
    height: 8 + set.lineHeight(cell.label) + lines.length * set.lineHeight(cell.value),
  };
}

function drawRow({ paper: { doc }, set, place }: Sheet, row: readonly SetFact[], height: number): void {
  for (const [at, { label, lines, width }] of row.entries()) {
    const x = area.x + at * cell.width;
    doc.rect(x, place.y, width, height).lineWidth(0.5).stroke(hairline);
    const within = { x: x + cell.pad, width: width - 2 * cell.pad };
    set.word(label, { ...within, y: place.y + 3 }, { size: cell.label, colour: grey });
    set.lines(lines, { ...within, y: place.y + 3 + set.lineHeight(cell.label) }, { size: cell.value });
  }
  place.y += height;
}

function gridRows(facts: readonly PrintedFact[]): PrintedFact[][] {
  const rows: PrintedFact[][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    if (!last || fact.isWide || last.length === across || last.some(({ isWide }) => isWide))
      rows.push([fact]);
    else last.push(fact);
  }
  return rows;
}
