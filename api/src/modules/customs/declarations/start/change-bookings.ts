import { type DeclarationLine, reasonsLeft, settleClearanceItem, takesOverGoods } from '@berth/contract';
import type { Transaction } from 'kysely';
import { isId } from '../../../../database/is-id.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Call } from '../../../../http/handlers.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { refuseProblems } from '../../../../http/refuse-problems.ts';
import { requireVersion } from '../../../../save/asked-version.ts';
import { saveOnce } from '../../../../save/save-once.ts';
import { listLines, lockBookings } from '../../../bookings/record/bookings.repository.ts';
import { changeDeclaration, requireDeclarationAction } from '../record/change-declaration.ts';
import {
  type DeclaredBookingRow,
  type LockedDeclaration,
  listBookingsOf,
  replaceBookings,
} from '../record/declarations.repository.ts';
import { lockDeclaration } from '../record/locked-declarations.ts';
import type { SaveDependencies } from '../save/save-declaration.ts';
import { commonKinds, contentOf } from '../show/declarations.presenter.ts';
import { lineOfCargo, refuseTooManyLines } from './first-content.ts';
import { lockToDeclare } from './lock-to-declare.ts';

type ChangeCall = Call<'POST /business/declarationBookings'>;
type Changing = Pick<ChangeCall, 'actor' | 'locale'> & {
  asked: Omit<ChangeCall['body'], 'idempotencyKey'>;
  now: Date;
};

/** Changes the bookings of a declaration that is typed; its goods follow them. */
export async function changeBookings(
  dependencies: SaveDependencies,
  { actor, body, locale }: Pick<ChangeCall, 'actor' | 'body' | 'locale'>,
) {
  const { idempotencyKey: key, ...asked } = body;
  const attempt = { customerId: actor.customerId, key, content: { saved: 'declarationBookings', ...asked } };
  return await saveOnce(dependencies, attempt, (transaction, now) =>
    change(transaction, { actor, asked, locale, now }),
  );
}

async function change(transaction: Transaction<Tables>, { actor, asked, locale, now }: Changing) {
  const { customerId } = actor;
  const { id, bookingIds } = asked;
  const place = { customerId, id };
  if (!isId(id)) throw new Refusal('NOT_FOUND');
  const before = await listBookingsOf(transaction, place);
  await lockAll(transaction, customerId, [...before.map((booking) => booking.id), ...bookingIds]);
  const declaration = await lockDeclaration(transaction, place);
  requireVersion(declaration, asked.version);
  requireDeclarationAction(declaration, 'customer', 'edit');
  const bookings = await lockToDeclare(transaction, { customerId, bookingIds, declarationId: id });
  if (!commonKinds(bookings).includes(declaration.kind))
    refuseProblems([{ path: 'bookingIds', rule: 'kindOfBooking' }], locale);
  const after = bookings.map((booking) => booking.business_number);
  const goods = takesOverGoods(before, bookings)
    ? declaration.goods
    : [
        ...linesThatStay(declaration.goods, before, after),
        ...(await linesThatCome(transaction, declaration, { before, bookings })),
      ];
  refuseTooManyLines(goods, locale);
  const content = contentOf(declaration);
  const reasons = reasonsLeft(declaration.return_reasons, content, { ...content, goods });
  await replaceBookings(
    transaction,
    place,
    bookings.map((booking) => booking.id),
  );
  const business_numbers = after.join(' ');
  const words = changeInWords(before, after);
  return await changeDeclaration(transaction, declaration, {
    actor: 'customer',
    action: 'edit',
    by: actor,
    now,
    changes: {
      business_numbers,
      goods: JSON.stringify(goods),
      lines: goods.length,
      return_reasons: JSON.stringify(reasons),
      updated_by: actor.name,
    },
    event: words === '' ? null : { what: 'bookingsChanged', words },
  });
}

/** `+SZL-261126-0002 −SZL-261126-0001` */
function changeInWords(before: readonly DeclaredBookingRow[], after: readonly string[]): string {
  const numbers = before.map((booking) => booking.business_number);
  const came = after.filter((number) => !numbers.includes(number)).map((number) => `+${number}`);
  const left = numbers.filter((number) => !after.includes(number)).map((number) => `−${number}`);
  return [...came, ...left].join(' ');
}

/** Bookings are locked before their declaration: those that may leave, and those that may come. */
async function lockAll(transaction: Transaction<Tables>, customerId: string, ids: readonly string[]) {
  const places = [...new Set(ids)].filter(isId).map((bookingId) => ({ customerId, bookingId }));
  await lockBookings(transaction, places);
}

/** Lines name their booking only while there are several. */
function linesThatStay(
  goods: readonly DeclarationLine[],
  before: readonly DeclaredBookingRow[],
  after: readonly string[],
): DeclarationLine[] {
  const [first, ...others] = before;
  const only = others.length === 0 ? (first?.business_number ?? '') : '';
  return goods.flatMap((line) => {
    const number = line.bookingNumber || only;
    if (number !== '' && !after.includes(number)) return [];
    return [{ ...line, bookingNumber: after.length > 1 ? number : '' }];
  });
}

async function linesThatCome(
  transaction: Transaction<Tables>,
  { customer_id: customerId, currency }: LockedDeclaration,
  { before, bookings }: { before: readonly DeclaredBookingRow[]; bookings: readonly DeclaredBookingRow[] },
): Promise<DeclarationLine[]> {
  const came = bookings.filter((booking) => !before.some(({ id }) => id === booking.id));
  if (came.length === 0) return [];
  const numberOf = new Map(came.map((booking) => [booking.id, booking.business_number]));
  const cargo = await listLines(transaction, 'cargo_line', { customerId, bookingIds: [...numberOf.keys()] });
  return cargo.map((row) => {
    const line = lineOfCargo(row, bookings.length > 1 ? (numberOf.get(row.booking_id) ?? '') : '');
    return { ...line, ...settleClearanceItem(line, currency) };
  });
}
