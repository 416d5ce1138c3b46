import type { Currency, CustomsUnit, DeclarationHeader, DeclarationLine, Locale } from '@berth/contract';

/** What the portal makes of a declaration, in the order of the sheets. */
export const tradeDocumentNames = ['contract', 'invoice', 'packingList', 'elements', 'draft'] as const;
export type TradeDocumentName = (typeof tradeDocumentNames)[number];

/** What the catalogue says of a code. */
export type DeclaredCode = {
  elements: readonly string[];
  firstUnit: CustomsUnit;
  secondUnit: CustomsUnit | '';
};

/** All that documents are made of; it crosses to a thread. */
export type DocumentSource = {
  number: string;
  /** Its bookings' numbers. */
  bookings: readonly string[];
  /** Vessel and voyage; '' where none is known. */
  voyage: string;
  currency: Currency;
  header: DeclarationHeader;
  /** The exporter: whose title the goods leave under. */
  seller: string;
  /** As the documents name them. */
  countries: { trade: string; destination: string };
  goods: readonly DeclarationLine[];
  /** By HS code, as far as the catalogue has them. */
  codes: Readonly<Record<string, DeclaredCode>>;
  locale: Locale;
};

/** Where the table of a sheet stands, in rows that count from 1; `last` is before `first` where it has no rows. */
export type SheetRows = { first: number; last: number; total: number };

/** Where the cells of another sheet are, for a formula that leads there. */
export type OtherSheets = (name: TradeDocumentName) => SheetRows & { sheet: string };

export type DocumentValue = string | number | null;

/** A value that a workbook computes itself, and that is printed as it is. `row`: that of the cell. */
export type ComputedValue = {
  value: DocumentValue;
  formula: (row: number, rows: SheetRows, others: OtherSheets) => string;
};

export type DocumentCell = DocumentValue | ComputedValue;
export type CellKind = 'text' | 'count' | 'price' | 'amount' | 'thousandths';

export type DocumentColumn = {
  heading: string;
  kind: CellKind;
  /** Of a printed line; those of a document make 1. */
  share: number;
};

export type DocumentFact = { label: string; value: DocumentCell; kind?: CellKind; isWide?: boolean };

/** A document as both the workbook and the PDF have it. */
export type TradeDocument = {
  name: TradeDocumentName;
  sheet: string;
  title: string;
  /** Who issues it. */
  issuer: string;
  number: string;
  facts: readonly DocumentFact[];
  columns: readonly DocumentColumn[];
  rows: readonly (readonly DocumentCell[])[];
  /** One for each column; none for a document that sums nothing up. */
  totals: readonly DocumentCell[] | null;
  closing: readonly DocumentFact[];
};

export const columnLetter = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);
export const isComputed = (cell: DocumentCell): cell is ComputedValue =>
  cell !== null && typeof cell === 'object';

/** The value of a cell as it stands now. */
export const valueIn = (cell: DocumentCell): DocumentValue => (isComputed(cell) ? cell.value : cell);

/** The sum of the column at the place; 0 of no rows. */
export const sumOf = (at: number, value: number): ComputedValue => ({
  value,
  formula: (_row, { first, last }) =>
    last < first ? '0' : `SUM(${columnLetter(at)}${first}:${columnLetter(at)}${last})`,
});

/** A cell of another sheet in the same line of its table. */
export const cellOf = (name: TradeDocumentName, at: number, value: DocumentValue): ComputedValue => ({
  value,
  formula: (row, { first }, others) => {
    const other = others(name);
    return `'${other.sheet}'!${columnLetter(at)}${other.first + row - first}`;
  },
});

/** The total of a column of another sheet. */
export const totalOf = (name: TradeDocumentName, at: number, value: DocumentValue): ComputedValue => ({
  value,
  formula: (_row, _rows, others) => {
    const other = others(name);
    return `'${other.sheet}'!${columnLetter(at)}${other.total}`;
  },
});
