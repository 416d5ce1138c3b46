import {
  amountText,
  type Currency,
  clearanceTotals,
  currencyDecimals,
  customsUnits,
  fillTemplate,
  totalOfItem,
} from '@berth/contract';
import { amountInWords } from './amount-in-words.ts';
import { customsDocumentWords } from './customs-document-words.ts';
import {
  cellOf,
  columnLetter,
  type DocumentCell,
  type DocumentColumn,
  type DocumentFact,
  type DocumentSource,
  sumOf,
  type TradeDocument,
} from './trade-documents.ts';

type Line = DocumentSource['goods'][number];

/** In major units, as a cell of a workbook has it. */
export const majorUnits = (currency: Currency, minor: number): number =>
  minor / 10 ** currencyDecimals[currency];

/** The goods as papers name them, in both languages. */
export const describeGoods = ({ nameZh, nameEn, model }: Line): string =>
  [nameZh, nameEn, model].filter((each) => each !== '').join(' / ');

export const unitName = (
  unit: Line['declarationUnit'],
  { locale }: Pick<DocumentSource, 'locale'>,
): string => (unit === '' ? '' : customsUnits[unit][locale]);

/** Where the columns of a contract and an invoice stand, for the formulas of the other sheets. */
export const dealColumns = { quantity: 3, unitPrice: 5, amount: 6 } as const;
export const packingColumns = { cartons: 2, netWeight: 5, grossWeight: 6, volume: 7 } as const;

export function composeContract(source: DocumentSource): TradeDocument {
  const words = customsDocumentWords[source.locale];
  const { header } = source;
  return {
    name: 'contract',
    sheet: words.contractSheet,
    title: words.contract,
    issuer: source.seller,
    number: header.contractNumber,
    facts: [
      { label: words.contractNumber, value: header.contractNumber },
      { label: words.date, value: header.contractDate ?? '' },
      ...partiesOf(source),
    ],
    ...dealTable(source, (line) => [line.quantity, line.unitPrice]),
    closing: [inWords(source)],
  };
}

/** The invoice takes quantities and prices from the contract: what is changed there is charged here. */
export function composeInvoice(source: DocumentSource): TradeDocument {
  const words = customsDocumentWords[source.locale];
  const { header, currency } = source;
  const costs = (['freight', 'insurance', 'extras'] as const).flatMap((key): DocumentFact[] =>
    header[key] === null ? [] : [{ label: `${words[key]} ${currency}`, value: header[key], kind: 'price' }],
  );
  return {
    name: 'invoice',
    sheet: words.invoiceSheet,
    title: words.invoice,
    issuer: source.seller,
    number: header.invoiceNumber,
    facts: [
      { label: words.invoiceNumber, value: header.invoiceNumber },
      { label: words.date, value: header.invoiceDate ?? '' },
      { label: words.contractNumber, value: header.contractNumber },
      { label: words.blNumber, value: header.blNumber },
      ...partiesOf(source),
    ],
    ...dealTable(source, (line) => [
      cellOf('contract', dealColumns.quantity, line.quantity),
      cellOf('contract', dealColumns.unitPrice, line.unitPrice),
    ]),
    closing: [...costs, inWords(source)],
  };
}

export function composePackingList(source: DocumentSource): TradeDocument {
  const words = customsDocumentWords[source.locale];
  const { header, goods, currency } = source;
  const totals = clearanceTotals(goods, currency);
  const column = (heading: string, share: number, kind: DocumentColumn['kind'] = 'text'): DocumentColumn => ({
    heading,
    share,
    kind,
  });
  return {
    name: 'packingList',
    sheet: words.packingListSheet,
    title: words.packingList,
    issuer: source.seller,
    number: header.invoiceNumber,
    facts: [
      { label: words.invoiceNumber, value: header.invoiceNumber },
      { label: words.date, value: header.invoiceDate ?? '' },
      { label: words.contractNumber, value: header.contractNumber },
      { label: words.bookings, value: source.bookings.join(' '), isWide: source.bookings.length > 1 },
      { label: words.buyer, value: header.consigneeName, isWide: true },
      { label: words.packing, value: header.packing },
      { label: words.voyage, value: source.voyage },
    ],
    columns: [
      column(words.line, 0.06, 'count'),
      column(words.goods, 0.34),
      column(words.cartons, 0.09, 'count'),
      column(words.quantity, 0.1, 'count'),
      column(words.unit, 0.08),
      column(words.netWeight, 0.12, 'thousandths'),
      column(words.grossWeight, 0.12, 'thousandths'),
      column(words.volume, 0.09, 'thousandths'),
    ],
    rows: goods.map((line, at) => [
      at + 1,
      describeGoods(line),
      line.cartons,
      cellOf('contract', dealColumns.quantity, line.quantity),
      unitName(line.declarationUnit, source),
      line.netWeight,
      line.grossWeight,
      line.volume,
    ]),
    totals: [
      '',
      words.total,
      sumOf(packingColumns.cartons, totals.cartons),
      hasOneUnit(goods) ? sumOf(3, totals.quantity) : '',
      '',
      sumOf(packingColumns.netWeight, totals.netThousandths / 1000),
      sumOf(packingColumns.grossWeight, totals.grossThousandths / 1000),
      sumOf(packingColumns.volume, totals.volumeThousandths / 1000),
    ],
    closing: [],
  };
}

function partiesOf({ locale, header, seller, bookings }: DocumentSource): DocumentFact[] {
  const words = customsDocumentWords[locale];
  const terms = [header.terms, header.terms === 'FOB' ? header.exitPort : header.destinationPort];
  return [
    { label: words.seller, value: seller, isWide: true },
    { label: words.sellerCode, value: header.consignorCode, isWide: true },
    { label: words.buyer, value: header.consigneeName, isWide: true },
    { label: words.buyerAddress, value: header.consigneeAddress, isWide: true },
    { label: words.terms, value: terms.filter((each) => each !== '').join(' ') },
    { label: words.destinationPort, value: header.destinationPort },
    { label: words.sourcePlace, value: header.sourcePlace },
    { label: words.bookings, value: bookings.join(' '), isWide: bookings.length > 1 },
  ];
}

/** Quantities of different units are no sum. */
const hasOneUnit = (goods: readonly Line[]): boolean =>
  new Set(goods.map(({ declarationUnit }) => declarationUnit)).size <= 1;

/** Goods with quantity, price and amount, the amounts computed from the other two. */
function dealTable(source: DocumentSource, factors: (line: Line) => readonly [DocumentCell, DocumentCell]) {
  const words = customsDocumentWords[source.locale];
  const { currency, goods } = source;
  const totals = clearanceTotals(goods, currency);
  const [quantity, price] = [columnLetter(dealColumns.quantity), columnLetter(dealColumns.unitPrice)];
  const columns: DocumentColumn[] = [
    { heading: words.line, kind: 'count', share: 0.06 },
    { heading: words.goods, kind: 'text', share: 0.35 },
    { heading: words.hsCode, kind: 'text', share: 0.14 },
    { heading: words.quantity, kind: 'count', share: 0.1 },
    { heading: words.unit, kind: 'text', share: 0.08 },
    { heading: fillTemplate(words.unitPrice, { currency }), kind: 'price', share: 0.12 },
    { heading: fillTemplate(words.amount, { currency }), kind: 'amount', share: 0.15 },
  ];
  const rows = goods.map((line, at): DocumentCell[] => {
    const minor = totalOfItem(line, currency);
    const [count, unitPrice] = factors(line);
    return [
      at + 1,
      describeGoods(line),
      line.hsCode,
      count,
      unitName(line.declarationUnit, source),
      unitPrice,
      minor === null
        ? null
        : {
            value: majorUnits(currency, minor),
            formula: (row) => `ROUND(${quantity}${row}*${price}${row},${currencyDecimals[currency]})`,
          },
    ];
  });
  return {
    columns,
    rows,
    totals: [
      '',
      words.total,
      '',
      hasOneUnit(goods) ? sumOf(dealColumns.quantity, totals.quantity) : '',
      '',
      '',
      sumOf(dealColumns.amount, majorUnits(currency, totals.amountMinor)),
    ],
  };
}

function inWords({ locale, currency, goods }: DocumentSource): DocumentFact {
  const { amountMinor } = clearanceTotals(goods, currency);
  const said = `${currency} ${amountText({ currency, amountMinor })} · ${amountInWords(currency, amountMinor)}`;
  return { label: customsDocumentWords[locale].inWords, value: said, isWide: true };
}
