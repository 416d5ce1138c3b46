import {
  clearanceTotals,
  declaredElements,
  levyNatures,
  statutoryQuantity,
  supervisionModes,
} from '@berth/contract';
import {
  composeContract,
  composeInvoice,
  composePackingList,
  dealColumns,
  describeGoods,
  majorUnits,
  packingColumns,
  unitName,
} from './compose-trade-papers.ts';
import { customsDocumentWords } from './customs-document-words.ts';
import {
  cellOf,
  type DocumentFact,
  type DocumentSource,
  type TradeDocument,
  totalOf,
} from './trade-documents.ts';

type Line = DocumentSource['goods'][number];

/** The five documents of a declaration, in the order of `tradeDocumentNames`. */
export function composeTradeDocuments(source: DocumentSource): TradeDocument[] {
  return [
    composeContract(source),
    composeInvoice(source),
    composePackingList(source),
    composeElements(source),
    composeDraft(source),
  ];
}

function composeElements(source: DocumentSource): TradeDocument {
  const words = customsDocumentWords[source.locale];
  return {
    name: 'elements',
    sheet: words.elementsSheet,
    title: words.elements,
    issuer: source.seller,
    number: source.number,
    facts: [
      { label: words.contractNumber, value: source.header.contractNumber },
      { label: words.bookings, value: source.bookings.join(' '), isWide: source.bookings.length > 1 },
    ],
    columns: [
      { heading: words.line, kind: 'count', share: 0.06 },
      { heading: words.hsCode, kind: 'text', share: 0.14 },
      { heading: words.goods, kind: 'text', share: 0.24 },
      { heading: words.elementsOf, kind: 'text', share: 0.28 },
      { heading: words.elementNames, kind: 'text', share: 0.28 },
    ],
    rows: source.goods.map((line, at) => {
      const names = source.codes[line.hsCode]?.elements ?? [];
      return [
        at + 1,
        line.hsCode,
        describeGoods(line),
        declaredElements(line, names.length > 0 ? names.length : freeElements(line)),
        names.join(' | '),
      ];
    }),
    totals: null,
    closing: [],
  };
}

/** Of a code that the catalogue lacks, as many as were typed. */
const freeElements = ({ otherElements }: Line): number => 2 + otherElements.split('|').length;

function composeDraft(source: DocumentSource): TradeDocument {
  const words = customsDocumentWords[source.locale];
  const { locale, header, goods, currency, countries } = source;
  const totals = clearanceTotals(goods, currency);
  const { supervisionMode: mode, levyNature: levy } = header;
  const packed = (key: 'cartons' | 'netWeight' | 'grossWeight', value: number) =>
    totalOf('packingList', packingColumns[key], value);
  const facts: DocumentFact[] = [
    {
      label: words.consignor,
      value: [source.seller, header.consignorCode].filter(Boolean).join(' '),
      isWide: true,
    },
    { label: words.consignee, value: header.consigneeName, isWide: true },
    {
      label: words.producer,
      value: [header.producerName, header.producerCode].filter(Boolean).join(' '),
      isWide: true,
    },
    { label: words.exitCustoms, value: header.exitCustoms },
    { label: words.transport, value: words.bySea },
    { label: words.voyage, value: source.voyage },
    { label: words.blNumber, value: header.blNumber },
    { label: words.supervisionMode, value: mode === '' ? '' : `${mode} ${supervisionModes[mode][locale]}` },
    { label: words.levyNature, value: levy === '' ? '' : `${levy} ${levyNatures[levy][locale]}` },
    { label: words.contractNumber, value: header.contractNumber },
    { label: words.tradeCountry, value: countries.trade },
    { label: words.destinationCountry, value: countries.destination },
    { label: words.destinationPort, value: header.destinationPort },
    { label: words.exitPort, value: header.exitPort },
    { label: words.packing, value: header.packing },
    { label: words.packages, value: packed('cartons', totals.cartons), kind: 'count' },
    { label: words.gross, value: packed('grossWeight', totals.grossThousandths / 1000), kind: 'thousandths' },
    { label: words.net, value: packed('netWeight', totals.netThousandths / 1000), kind: 'thousandths' },
    { label: words.terms, value: header.terms },
    { label: words.freight, value: header.freight, kind: 'price' },
    { label: words.insurance, value: header.insurance, kind: 'price' },
    { label: words.extras, value: header.extras, kind: 'price' },
  ];
  return {
    name: 'draft',
    sheet: words.draftSheet,
    title: words.draft,
    issuer: source.seller,
    number: source.number,
    facts,
    columns: [
      { heading: words.line, kind: 'count', share: 0.05 },
      { heading: words.hsCode, kind: 'text', share: 0.12 },
      { heading: words.spec, kind: 'text', share: 0.24 },
      { heading: words.quantities, kind: 'text', share: 0.13 },
      { heading: words.draftPrice, kind: 'price', share: 0.09 },
      { heading: words.draftAmount, kind: 'amount', share: 0.12 },
      { heading: words.currency, kind: 'text', share: 0.05 },
      { heading: words.origin, kind: 'text', share: 0.06 },
      { heading: words.finalDestination, kind: 'text', share: 0.07 },
      { heading: words.dutyOf, kind: 'text', share: 0.07 },
    ],
    rows: goods.map((line, at) => {
      const minor = line.totalAmountMinor;
      return [
        at + 1,
        line.hsCode,
        specOf(source, line),
        quantitiesOf(source, line).join('\n'),
        cellOf('invoice', dealColumns.unitPrice, line.unitPrice),
        cellOf('invoice', dealColumns.amount, minor === null ? null : majorUnits(currency, minor)),
        currency,
        words.china,
        countries.destination,
        words.byRule,
      ];
    }),
    totals: null,
    closing: [],
  };
}

function specOf(source: DocumentSource, line: Line): string {
  const count = source.codes[line.hsCode]?.elements.length ?? freeElements(line);
  return [line.nameZh, declaredElements(line, count)].filter(Boolean).join('\n');
}

/** First and second statutory quantity, then that of the deal. */
function quantitiesOf(source: DocumentSource, line: Line): string[] {
  const code = source.codes[line.hsCode];
  const units = code ? [code.firstUnit, code.secondUnit] : [line.supplementaryUnit];
  const statutory = units.flatMap((unit) => {
    const declared = unit === '' ? null : statutoryQuantity(unit, line);
    return declared === null ? [] : [`${declared.quantity} ${unitName(declared.unit, source)}`];
  });
  const own = line.quantity === null ? '' : `${line.quantity} ${unitName(line.declarationUnit, source)}`;
  return [...new Set([...statutory, own])].filter((each) => each !== '');
}
