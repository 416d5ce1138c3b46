import { cartonCode, fillTemplate, type MarkSize } from '@berth/contract';
import { drawBarcode, drawQrCode } from '../print/draw-codes.ts';
import { mm, type Paper, type PaperSize } from '../print/open-paper.ts';
import { createTypesetter, grey, hairline, type Typesetter } from '../print/set-text.ts';
import type { DrawOrder, PrintedMarks } from './draw-order.ts';

type Layout = {
  page: PaperSize;
  label: PaperSize;
  across: number;
  down: number;
  /** From one label to the next, and of the first from the edges. */
  pitch: PaperSize;
  edge: PaperSize;
};

const millimetres = (width: number, height: number): PaperSize => [width * mm, height * mm];

const roll = (width: number, height: number): Layout => ({
  page: millimetres(width, height),
  label: millimetres(width, height),
  across: 1,
  down: 1,
  pitch: [0, 0],
  edge: [0, 0],
});

const layouts: Record<MarkSize, Layout> = {
  '100x150': roll(100, 150),
  '100x100': roll(100, 100),
  // Six of 99.1 × 93.1 mm, as sheets of adhesive labels are cut (L7166).
  a4: {
    page: millimetres(210, 297),
    label: millimetres(99.1, 93.1),
    across: 2,
    down: 3,
    pitch: millimetres(101.6, 93.1),
    edge: millimetres(4.65, 8.85),
  },
};

export function paperSizeOf(size: MarkSize): PaperSize {
  return layouts[size].page;
}

type MarksOrder = Extract<DrawOrder, { document: 'marks' }>;

/** Shipping marks (唛头): a label for each carton, in the order of the bookings. */
export function drawMarks(paper: Paper, order: MarksOrder, onDone: (done: number) => void): void {
  const { doc } = paper;
  const layout = layouts[order.size];
  const perPage = layout.across * layout.down;
  const total = order.marks.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.ceil(total / perPage);
  const set = createTypesetter(paper);
  let drawn = 0;
  let booking = '';
  for (const marks of order.marks) {
    for (let number = marks.first; number < marks.first + marks.count; number += 1) {
      const at = drawn % perPage;
      if (at === 0) beginSheet(paper, set, { order, layout, page: drawn / perPage + 1, pages });
      if (marks.businessNumber !== booking) doc.outline.addItem(marks.businessNumber);
      booking = marks.businessNumber;
      const x = layout.edge[0] + (at % layout.across) * layout.pitch[0];
      const y = layout.edge[1] + Math.floor(at / layout.across) * layout.pitch[1];
      const spot = { paper, set, x, y, size: layout.label };
      set.forgetUnprintable();
      paper.tags.group('Sect', () => {
        drawLabel(spot, { ...marks, number, cartonWord: order.cartonWord });
        if (set.hasUnprintable()) drawNote(spot, order.unprintable);
      });
      drawn += 1;
      // Nothing is drawn on a full sheet any more: of thousands none is held.
      if (drawn % perPage === 0) doc.flushPages();
      if (drawn % 50 === 0 || drawn === total) onDone(drawn);
    }
  }
}

/** A page; a sheet says which of how many it is, and has lines to cut along where it is plain paper. */
function beginSheet(
  { doc, tags }: Paper,
  set: Typesetter,
  { order, layout, page, pages }: { order: MarksOrder; layout: Layout; page: number; pages: number },
): void {
  doc.addPage();
  const { across, down, edge, pitch, label } = layout;
  if (across * down === 1) return;
  const [width, height] = layout.page;
  const pageOf = fillTemplate(order.pageOf, { page, pages });
  tags.unread(() => {
    set.lines([pageOf], { x: 0, y: height - 6.5 * mm, width }, { size: 7, colour: grey }, 'center');
    for (let at = 0; at < across * down; at += 1) {
      const x = edge[0] + (at % across) * pitch[0];
      const y = edge[1] + Math.floor(at / across) * pitch[1];
      doc.rect(x, y, label[0], label[1]).lineWidth(0.3).stroke(hairline);
    }
  }, 'Pagination');
}

type Spot = { paper: Paper; set: Typesetter; x: number; y: number; size: PaperSize };
type Label = PrintedMarks & { number: number; cartonWord: string };

const pad = 4 * mm;
const codeText = 10;

function drawLabel(spot: Spot, label: Label): void {
  const { paper, set, size } = spot;
  const [width, height] = size;
  // The tall label is the same one with everything larger.
  const isTall = height > 120 * mm;
  const scale = isTall ? 1.3 : 1;
  const box = { x: spot.x + pad, width: width - 2 * pad };
  const code = cartonCode(label.businessNumber, label.number);
  const qr = 25 * mm * scale;
  const bottom = spot.y + height - pad - set.lineHeight(codeText);
  // Its name: below the bars, and before the rest for whoever goes from heading to heading.
  paper.tags.part('H1', () =>
    set.lines([code], { ...box, y: bottom }, { size: codeText, isBold: true }, 'center'),
  );
  const corner = { x: box.x + box.width - qr + 2 * mm, y: spot.y + 2 * mm, width: qr };
  paper.tags.unread(() => drawQrCode(paper.doc, code, corner));
  drawWhereTo(spot, label, { x: box.x, width: box.width - qr, scale });
  let y = spot.y + 29 * mm * scale;
  line(paper, box, y);
  y = drawFacts(spot, label, { ...box, y: y + 1.5 * mm, scale });
  line(paper, box, y);
  y = drawCount(spot, label, { ...box, y, scale });
  if (isTall) y = drawAddress(spot, label, { ...box, y, scale });
  const bars = { ...box, y: y + 1.5 * mm, height: bottom - y - 2 * mm };
  paper.tags.unread(() => drawBarcode(paper.doc, code, bars));
}

/** Below the label's code, in its edge: all of the rest is taken. */
function drawNote({ paper: { tags }, set, x, y, size: [width, height] }: Spot, note: string): void {
  const face = { size: 5, colour: grey };
  const box = { x: x + pad, y: y + height - pad, width: width - 2 * pad };
  tags.part('P', () => set.lines(set.wrap(note, box.width, face, 1), box, face, 'center'));
}

type Part = { x: number; width: number; scale: number };

/** The booking, and where its cartons go: what a porter reads from three steps away. */
function drawWhereTo({ paper: { tags }, set, y }: Spot, label: Label, { x, width, scale }: Part): void {
  const top = y + pad;
  // Whole above all: a porter finds a carton by it.
  const own = { most: 7.5 * scale, least: 4, colour: grey };
  tags.part('P', () => {
    set.fit(label.businessNumber, { x, y: top, width }, { most: 13 * scale, least: 8, isBold: true });
    set.fit(label.ownNumber, { x, y: top + 6.3 * mm * scale, width }, own);
  });
  const detail = { size: 7.5 * scale };
  const lines = set.wrap(label.destinationDetail, width, detail, 2);
  // As large as the lines below leave room for, its descenders included.
  const most = ([25, 22][lines.length] ?? 16) * scale;
  tags.part('P', () => {
    set.fit(label.destination, { x, y: top + 9.3 * mm * scale, width }, { most, least: 12, isBold: true });
    set.lines(lines, { x, y: top + (24.4 - 3.8 * lines.length) * mm * scale, width }, detail);
  });
}

/** Shipment and reference side by side, the goods below; gives where they end. */
function drawFacts(
  { paper: { tags }, set }: Spot,
  label: Label,
  { x, width, y, scale }: Part & { y: number },
): number {
  const word = { size: 6.5 * scale, colour: grey };
  const half = width / Math.max(label.facts.length, 1);
  for (const [at, fact] of label.facts.entries()) {
    const box = { x: x + at * half, y, width: half - 2 * mm };
    const below = { ...box, y: y + 3.2 * mm * scale };
    tags.part('P', () => {
      set.word(fact.label, box, word);
      set.fit(fact.value || '—', below, { most: 12 * scale, least: 7, isBold: true });
    });
  }
  const goods = { x, width, y: y + 9.5 * mm * scale };
  const face = { size: 9 * scale };
  const lines = set.wrap(label.goods.value, width, face, 2);
  tags.part('P', () => {
    set.word(label.goods.label, goods, word);
    set.lines(lines, { ...goods, y: goods.y + 3 * mm * scale }, face);
  });
  return goods.y + 13 * mm * scale;
}

/** Which carton of how many; gives where that ends. */
function drawCount(
  { paper: { tags }, set }: Spot,
  label: Label,
  { x, width, y, scale }: Part & { y: number },
): number {
  const count = `${label.number} / ${label.cartons}`;
  const face = { size: 24 * scale, isBold: true };
  tags.part('P', () => {
    set.word(label.cartonWord, { x, y: y + 4 * mm * scale }, { size: 9 * scale, colour: grey });
    set.lines([count], { x, y: y + 0.5 * mm, width }, face, 'right');
  });
  return y + 13 * mm * scale;
}

/** Where it is delivered to, in up to three lines; gives where that ends. */
function drawAddress(
  { paper, set }: Spot,
  { address }: Label,
  { x, width, y, scale }: Part & { y: number },
): number {
  line(paper, { x, width }, y);
  const face = { size: 8 * scale };
  const lines = set.wrap(address.value || '—', width, face, 3);
  paper.tags.part('P', () => {
    set.word(address.label, { x, y: y + 1.5 * mm }, { size: 6.5 * scale, colour: grey });
    set.lines(lines, { x, y: y + 5.5 * mm, width }, face);
  });
  return y + 22 * mm;
}

function line({ doc, tags }: Paper, { x, width }: { x: number; width: number }, y: number): void {
  const draw = () =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .stroke(grey);
  tags.unread(draw);
}
