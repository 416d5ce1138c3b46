import { fillTemplate } from '@berth/contract';
import { drawBarcode, drawQrCode } from '../print/draw-codes.ts';
import { drawTable } from '../print/draw-table.ts';
import type { Paper } from '../print/open-paper.ts';
import type { PrintedFact } from '../print/printed.ts';
import { createTypesetter, grey, hairline, type Typesetter } from '../print/set-text.ts';
import { a4, area, drawHeading, headingHeight, margin, type Place, type Sheet } from '../print/sheet.ts';
import type { PrintedFigure } from './draw-order.ts';

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
    drawFigure(paper, set, figure);
    const { start, count } = doc.bufferedPageRange();
    for (let page = 1; page <= count; page += 1) {
      doc.switchToPage(start + page - 1);
      const pageOf = fillTemplate(figure.pageOf, { page, pages: count });
      const note = set.hasUnprintable() ? unprintable : '';
      drawFooter(paper, set, { text: figure.footer, note, pageOf, isLast: page === count });
    }
    // Pages wait for their number; of many bookings those of one are enough to hold.
    doc.flushPages();
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
  paper.tags.group('Sect', () => {
    place.y = drawHead(paper, set, figure);
    const sheet = { paper, set, place, area };
    for (const section of figure.sections) drawFacts(sheet, section);
    for (const table of figure.tables) drawTable(sheet, table);
  });
}

/** Brand, title, number with its barcode, and the code for the gate. Gives where the rest begins. */
function drawHead({ doc, tags }: Paper, set: Typesetter, figure: PrintedFigure): number {
  const { gate } = figure;
  const width = gate ? area.width - gateSize - 16 : area.width;
  const bold = { size: 11, isBold: true };
  const number = { x: area.x, y: margin + 48, width: figure.isScanned ? 220 : 340 };
  tags.part('P', () => set.word(figure.brand, { x: area.x, y: margin - 6 }, { ...bold, colour: grey }));
  tags.part('H1', () => {
    set.word(figure.title, { x: area.x, y: margin + 12 }, { size: 22, isBold: true });
    set.fit(figure.businessNumber, number, { most: 15, least: 8, isBold: true });
  });
  if (figure.isScanned) {
    const bars = { x: area.x - 12, y: margin + 74, width: 216, height: 24 };
    tags.unread(() => drawBarcode(doc, figure.businessNumber, bars));
  }
  const status = { x: number.x + number.width, y: margin + 52, width: width - number.width };
  tags.part('P', () => set.lines([figure.status], status, bold, 'right'));
  if (gate) {
    const box = { x: area.x + area.width - gateSize, width: gateSize };
    const face = { size: 7, colour: grey };
    const caption = set.wrap(gate.caption, gateSize, face, 3);
    const drawGate = () => {
      drawQrCode(doc, gate.code, { ...box, y: margin - 12 });
      set.lines(caption, { ...box, y: margin + gateSize - 12 }, face, 'center');
    };
    tags.part('Figure', drawGate, { alt: gate.caption });
  }
  return margin + (figure.isScanned || gate ? 120 : 84);
}

function drawRunningHead(
  { doc, tags }: Paper,
  set: Typesetter,
  { title, businessNumber }: PrintedFigure,
): number {
  const face = { size: 10, isBold: true };
  tags.unread(() => {
    set.word(title, { x: area.x, y: margin - 8 }, face);
    set.lines([businessNumber], { ...area, y: margin - 8 }, face, 'right');
    drawLine(doc, margin + 12);
  }, 'Pagination');
  return margin + 22;
}

function drawFooter(
  { doc, tags }: Paper,
  set: Typesetter,
  { text, note, pageOf, isLast }: { text: string; note: string; pageOf: string; isLast: boolean },
): void {
  const y = a4.height - margin - 6;
  const face = { size: 7.5, colour: grey };
  const drawWords = () => {
    set.lines(set.wrap(text, area.width - 80, face, 1), { ...area, y }, face);
    set.lines(set.wrap(note, area.width, face, 1), { ...area, y: y + set.lineHeight(face.size) }, face);
  };
  tags.unread(() => {
    drawLine(doc, y - 6);
    set.lines([pageOf], { ...area, y }, face, 'right');
    if (!isLast) drawWords();
  }, 'Pagination');
  // They are on each page and read once.
  if (isLast) tags.part('P', drawWords);
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

/** Facts in a grid of four columns; a wide one has a row for itself, and the last of a row what is left of it. */
function drawFacts(sheet: Sheet, { heading, facts }: PrintedFigure['sections'][number]): void {
  const rows = gridRows(facts).map((facts) => {
    const row = facts.map((fact, at) => {
      const isLast = at === facts.length - 1;
      return setFact(sheet, fact, isLast ? area.width - at * cell.width : cell.width);
    });
    return { row, height: Math.max(...row.map((fact) => fact.height)) };
  });
  // A heading never stands alone at the foot of a page.
  sheet.place.reserve(headingHeight + (rows[0]?.height ?? 0));
  drawHeading(sheet, heading);
  sheet.paper.tags.group('L', () => {
    for (const { row, height } of rows) {
      sheet.place.reserve(height);
      drawRow(sheet, row, height);
    }
  });
  sheet.place.y += 10;
}

type SetFact = { label: string; lines: string[]; width: number; height: number };

function setFact({ set }: Sheet, { label, value }: PrintedFact, width: number): SetFact {
  const lines = set.wrap(value === '' ? '—' : value, width - 2 * cell.pad, { size: cell.value });
  return {
    label,
    lines,
    width,
    height: 8 + set.lineHeight(cell.label) + lines.length * set.lineHeight(cell.value),
  };
}

function drawRow({ paper: { doc, tags }, set, place }: Sheet, row: readonly SetFact[], height: number): void {
  for (const [at, { label, lines, width }] of row.entries()) {
    const x = area.x + at * cell.width;
    tags.unread(() => doc.rect(x, place.y, width, height).lineWidth(0.5).stroke(hairline));
    const within = { x: x + cell.pad, width: width - 2 * cell.pad };
    const below = { ...within, y: place.y + 3 + set.lineHeight(cell.label) };
    tags.group('LI', () => {
      const small = { size: cell.label, colour: grey };
      tags.part('Lbl', () => set.word(label, { ...within, y: place.y + 3 }, small));
      tags.part('LBody', () => set.lines(lines, below, { size: cell.value }));
    });
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
