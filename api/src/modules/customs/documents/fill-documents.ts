import { currencyDecimals, type Locale } from '@berth/contract';
import type { Cell, Row } from 'write-excel-file/node';
import { safeText } from '../../exports/safe-text.ts';
import { type FilledSheet, formulaCell } from '../../exports/write-formulas.ts';
import { composeTradeDocuments } from './compose-declaration-papers.ts';
import { customsDocumentWords } from './customs-document-words.ts';
import {
  type CellKind,
  type DocumentCell,
  type DocumentFact,
  type DocumentSource,
  isComputed,
  type OtherSheets,
  type SheetRows,
  type TradeDocument,
} from './trade-documents.ts';

const strong = (value: string): Cell => ({ value: safeText(value), type: String, fontWeight: 'bold' });

/** The five sheets of a declaration. Amounts and sums are live formulas, which lead from sheet to sheet. */
export function fillDocuments(source: DocumentSource): FilledSheet[] {
  const documents = composeTradeDocuments(source);
  const placed = documents.map((document) => ({ document, rows: rowsOf(document) }));
  const others: OtherSheets = (name) => {
    const other = placed.find(({ document }) => document.name === name);
    if (!other) throw new Error(`No document is called ${name}`);
    return { ...other.rows, sheet: other.document.sheet };
  };
  const fill = { formats: formatsOf(source), others, locale: source.locale };
  return placed.map(({ document, rows }) => fillDocument(document, rows, fill));
}

type Fill = { formats: Readonly<Record<CellKind, string>>; others: OtherSheets; locale: Locale };

function formatsOf({ currency }: DocumentSource): Fill['formats'] {
  const decimals = currencyDecimals[currency];
  const amount = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return { text: '@', count: '#,##0', price: '#,##0.00', amount, thousandths: '#,##0.000' };
}

/** Title and issuer, an empty row, the facts, an empty row, the headings: then the goods. */
function rowsOf({ facts, rows }: TradeDocument): SheetRows {
  const first = 2 + 1 + facts.length + 1 + 1 + 1;
  const last = first + rows.length - 1;
  return { first, last, total: last + 1 };
}

function fillDocument(document: TradeDocument, rows: SheetRows, fill: Fill): FilledSheet {
  const { title, issuer, facts, columns, totals, closing, sheet } = document;
  const data: Row[] = [
    [{ ...textCell(title), fontWeight: 'bold', fontSize: 16 }],
    [textCell(issuer)],
    [],
    ...facts.map((fact, at) => factRow(fact, 4 + at, rows, fill)),
    [],
    columns.map(({ heading }) => ({ ...textCell(heading), fontWeight: 'bold', wrap: true })),
  ];
  for (const [at, cells] of document.rows.entries())
    data.push(
      cells.map((cell, column) =>
        cellOf(cell, { row: rows.first + at, kind: columns[column]?.kind ?? 'text', rows, fill }),
      ),
    );
  if (totals)
    data.push(
      totals.map((cell, column) =>
        bold(cellOf(cell, { row: rows.total, kind: columns[column]?.kind ?? 'text', rows, fill })),
      ),
    );
  if (closing.length > 0) data.push([]);
  for (const fact of closing) data.push(factRow(fact, data.length + 1, rows, fill));
  data.push([], [textCell(customsDocumentWords[fill.locale].drawnUp)]);
  return { sheet, data, columns: columns.map(({ share }) => ({ width: Math.round(8 + share * 100) })) };
}

function factRow(
  { label, value, kind = 'text' }: DocumentFact,
  row: number,
  rows: SheetRows,
  fill: Fill,
): Row {
  return [strong(label), null, cellOf(value, { row, kind, rows, fill })];
}

const textCell = (value: string) => ({ value: safeText(value), type: String });
const bold = (cell: Cell): Cell =>
  cell !== null && typeof cell === 'object' ? { ...cell, fontWeight: 'bold' } : cell;

type CellPlace = { row: number; kind: CellKind; rows: SheetRows; fill: Fill };

function cellOf(cell: DocumentCell, { row, kind, rows, fill }: CellPlace): Cell {
  const format = fill.formats[kind];
  if (isComputed(cell)) {
    const formula = cell.formula(row, rows, fill.others);
    return formulaCell(formula, cell.value, kind === 'text' ? {} : { format });
  }
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number, format: kind === 'text' ? '0' : format };
  return { ...textCell(cell), wrap: true, alignVertical: 'top' };
}
