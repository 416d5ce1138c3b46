import { type Locale, settleClearanceItem } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { nameOf } from '../../documents/printed-names.ts';
import { listHsCodes } from '../catalogue/hs-codes.repository.ts';
import { type DeclarationRow, listBookingsOf } from '../declarations/record/declarations.repository.ts';
import { readShip } from '../declarations/show/read-voyages.ts';
import type { DocumentSource } from './trade-documents.ts';

type Reading = Pick<Context, 'database' | 'reference'>;

/** What the documents of a declaration say, of the declaration as it is saved. */
export async function readDocumentSource(
  { database, reference }: Reading,
  row: DeclarationRow,
  locale: Locale,
): Promise<DocumentSource> {
  const { header, currency } = row;
  const bookings = await listBookingsOf(database, { customerId: row.customer_id, id: row.id });
  const codes = await listHsCodes(database, [...new Set(row.goods.map(({ hsCode }) => hsCode))]);
  const { countries } = await reference();
  const country = (code: string) => (code === '' ? '' : nameOf(countries, code, locale));
  return {
    number: row.number,
    currency,
    header,
    locale,
    bookings: bookings.map(({ business_number }) => business_number),
    voyage: await readShip(database, row.customer_id, bookings),
    seller: header.consignorName === '' ? row.buy_order.title : header.consignorName,
    countries: { trade: country(header.tradeCountry), destination: country(header.destinationCountry) },
    goods: row.goods.map((line) => ({ ...line, ...settleClearanceItem(line, currency) })),
    codes: Object.fromEntries(
      codes.map(({ code, elements, first_unit: firstUnit, second_unit: secondUnit }) => [
        code,
        { elements, firstUnit, secondUnit },
      ]),
    ),
  };
}
