import { type Currency, currencyDecimals, fillTemplate } from '@berth/contract';
import { toChinaTime } from '../../../china-time.ts';
import type { PrintedFigure } from '../../documents/draw/draw-order.ts';
import type { PrintedFact } from '../../documents/print/printed.ts';
import { composeTradeDocuments } from './compose-declaration-papers.ts';
import { customsDocumentWords } from './customs-document-words.ts';
import {
  type CellKind,
  type DocumentCell,
  type DocumentFact,
  type DocumentSource,
  valueIn,
} from './trade-documents.ts';

/** The five documents as their PDF says them, each with pages of its own. */
export function printDocuments(source: DocumentSource, now: Date): PrintedFigure[] {
  const words = customsDocumentWords[source.locale];
  const { currency } = source;
  const factOf = ({ label, value, kind = 'text', isWide }: DocumentFact): PrintedFact => ({
    label,
    value: printed(value, kind, currency),
    ...(isWide && { isWide }),
  });
  return composeTradeDocuments(source).map((document) => ({
    businessNumber: document.number === '' ? source.number : document.number,
    isScanned: false,
    brand: document.issuer,
    title: document.title,
    status: '',
    gate: null,
    sections: [
      { heading: words.facts, facts: document.facts.map(factOf) },
      ...(document.closing.length > 0
        ? [{ heading: words.closing, facts: document.closing.map(factOf) }]
        : []),
    ],
    tables: [
      {
        heading: words.goodsTable,
        columns: document.columns.map(({ heading, share, kind }) => ({
          heading,
          share,
          isNumber: kind !== 'text',
        })),
        rows: document.rows.map((cells) =>
          cells.map((cell, at) => printed(cell, document.columns[at]?.kind ?? 'text', currency)),
        ),
        totals:
          document.totals?.map((cell, at) => printed(cell, document.columns[at]?.kind ?? 'text', currency)) ??
          null,
      },
    ],
    footer: fillTemplate(words.footer, {
      number: source.number,
      time: toChinaTime(now).slice(0, 16),
    }),
    pageOf: words.pageOf,
  }));
}

/** A value as it is printed: numbers with thousands separated and the decimals of their kind. */
function printed(cell: DocumentCell, kind: CellKind, currency: Currency): string {
  const value = valueIn(cell);
  if (typeof value !== 'number') return value ?? '';
  const decimals = { text: 0, count: 0, price: 2, thousandths: 3, amount: currencyDecimals[currency] }[kind];
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
