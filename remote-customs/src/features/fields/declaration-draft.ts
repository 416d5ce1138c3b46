import {
  type BuyOrder,
  type DeclarationContent,
  type DeclarationHeader,
  type DeclarationKind,
  type DeclarationLine,
  emptyBuyOrder,
  emptyDeclarationHeader,
  emptyDeclarationLine,
  emptyVatInvoiceLine,
  normalizeDate,
} from '@berth/contract';
import { newUuid, numberOfDraft, type SheetLine } from '@berth/ui';

/** What fields hold: numbers as they are typed, days or none. */
type AsTyped<Content> = {
  [Key in keyof Content]: number extends Content[Key]
    ? string
    : null extends Content[Key]
      ? string | null
      : string;
};

/** A declaration as its form holds it. */
export type DeclarationDraft = {
  kind: DeclarationKind;
  currency: string;
  header: AsTyped<DeclarationHeader>;
  goods: readonly SheetLine[];
  buyOrder: AsTyped<BuyOrder>;
  /** Who confirms the notice on buy-orders. */
  notice: { name: string };
  vatInvoices: readonly SheetLine[];
  /** Why what is confirmed should be changed. */
  reason: string;
};

const numbers = new Set([
  'freight',
  'insurance',
  'extras',
  'fee',
  'amount',
  'quantity',
  'unitPrice',
  'cartons',
  'netWeight',
  'grossWeight',
  'volume',
  'net',
  'taxRate',
  'tax',
]);

export function emptyDraft(kind: DeclarationKind): DeclarationDraft {
  return {
    kind,
    currency: 'USD',
    header: typed(emptyDeclarationHeader()),
    goods: [newGoodsLine()],
    buyOrder: typed(emptyBuyOrder()),
    notice: { name: '' },
    vatInvoices: [newInvoiceLine()],
    reason: '',
  };
}

export const newGoodsLine = (bookingNumber = ''): SheetLine =>
  lineOf(emptyDeclarationLine(bookingNumber), newUuid());
export const newInvoiceLine = (): SheetLine => lineOf(emptyVatInvoiceLine(), newUuid());

/** The form's draft of what is stored; each sheet begins with a line. */
export function draftOf(content: DeclarationContent, signedBy: string): DeclarationDraft {
  const { kind, currency, header, goods, buyOrder, vatInvoices } = content;
  const lines = goods.map((line, at) => lineOf(line, `g${at}`));
  const invoices = vatInvoices.map((line, at) => lineOf(line, `v${at}`));
  return {
    kind,
    currency,
    header: typed(header),
    buyOrder: typed(buyOrder),
    goods: lines.length > 0 ? lines : [lineOf(emptyDeclarationLine(), 'g0')],
    vatInvoices: invoices.length > 0 ? invoices : [lineOf(emptyVatInvoiceLine(), 'v0')],
    notice: { name: signedBy },
    reason: '',
  };
}

/** What the draft says, line by line as it stands in the sheets; what is no number stays one that every rule refuses. */
export function contentOf(draft: DeclarationDraft): DeclarationContent {
  const { kind, currency, header, goods, buyOrder, vatInvoices } = draft;
  return {
    kind,
    currency: currency as DeclarationContent['currency'], // of the list that the field offers
    header: read(header, emptyDeclarationHeader()),
    goods: goods.map((line) => read(line, emptyDeclarationLine())),
    buyOrder: read(buyOrder, emptyBuyOrder()),
    vatInvoices: vatInvoices.map((line) => read(line, emptyVatInvoiceLine())),
  };
}

export const lineContent = (line: SheetLine): DeclarationLine => read(line, emptyDeclarationLine());
export const draftLineOf = (line: DeclarationLine, key: string): SheetLine => lineOf(line, key);

function typed<Content extends object>(content: Content): AsTyped<Content> {
  const fields = Object.entries(content).map(([key, value]) => [
    key,
    numbers.has(key) ? (value === null ? '' : String(value)) : value,
  ]);
  return Object.fromEntries(fields) as AsTyped<Content>; // the same keys
}

function lineOf(content: object, key: string): SheetLine {
  const { totalAmountMinor: _total, ...cells } = typed(content) as Record<string, string | null>;
  const texts = Object.entries(cells).map(([field, value]) => [field, value ?? '']);
  return { ...Object.fromEntries(texts), key };
}

function read<Content extends object>(
  fields: Readonly<Record<string, string | null>>,
  empty: Content,
): Content {
  const values = Object.entries(empty).map(([key, none]) => [key, cellValueOf(key, fields[key] ?? '', none)]);
  return Object.fromEntries(values) as Content; // every field of the empty one
}

function cellValueOf(key: string, text: string, none: unknown): unknown {
  if (numbers.has(key)) return text.trim() === '' ? null : (numberOfDraft(text) ?? Number.NaN);
  if (none !== null) return text;
  return text.trim() === '' ? null : (normalizeDate(text) ?? text);
}
