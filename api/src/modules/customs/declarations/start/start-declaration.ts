import { randomUUID } from 'node:crypto';
import { requiredPapers } from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../../../china-time.ts';
import type { Tables } from '../../../../database/tables.ts';
import { dayNumber } from '../../../../day-number.ts';
import type { Call } from '../../../../http/handlers.ts';
import { refuseProblems } from '../../../../http/refuse-problems.ts';
import { showChange } from '../../../../notify/tell-customer.ts';
import { saveOnce } from '../../../../save/save-once.ts';
import { listLines } from '../../../bookings/record/bookings.repository.ts';
import { recordOperations } from '../../../operations/record-operation.ts';
import { operationOfEvent } from '../record/declaration-operations.ts';
import * as repository from '../record/declarations.repository.ts';
import type { SaveDependencies } from '../save/save-declaration.ts';
import { commonKinds } from '../show/declarations.presenter.ts';
import { findCountry, findLastDeclaration } from './declarable.repository.ts';
import { firstContent, refuseTooManyLines } from './first-content.ts';
import { lockToDeclare } from './lock-to-declare.ts';

type StartCall = Call<'POST /business/declarationStart'>;
type Starting = Pick<StartCall, 'actor' | 'locale'> & {
  asked: Omit<StartCall['body'], 'idempotencyKey'>;
  now: Date;
};

/** Starts the declaration of one booking, or of several that can be merged. */
export async function startDeclaration(
  dependencies: SaveDependencies,
  { actor, body, locale }: Pick<StartCall, 'actor' | 'body' | 'locale'>,
) {
  const { idempotencyKey: key, ...asked } = body;
  const attempt = { customerId: actor.customerId, key, content: { saved: 'declarationStart', ...asked } };
  return await saveOnce(dependencies, attempt, (transaction, now) =>
    start(transaction, { actor, asked, locale, now }),
  );
}

async function start(transaction: Transaction<Tables>, { actor, asked, locale, now }: Starting) {
  const { customerId } = actor;
  const bookings = await lockToDeclare(transaction, { customerId, bookingIds: asked.bookingIds });
  if (!commonKinds(bookings).includes(asked.kind))
    refuseProblems([{ path: 'kind', rule: 'kindOfBooking' }], locale);
  const ids = bookings.map(({ id }) => id);
  const content = firstContent({
    kind: asked.kind,
    from: asked.goods,
    bookings,
    country: await findCountry(transaction, customerId, ids[0] ?? ''),
    cargo: await listLines(transaction, 'cargo_line', { customerId, bookingIds: ids }),
    last: await findLastDeclaration(transaction, customerId),
  });
  refuseTooManyLines(content.goods, locale);
  const at = now.toISOString();
  const saved = { id: randomUUID(), version: 1, status: 'notSubmitted' as const };
  const row = {
    ...saved,
    customer_id: customerId,
    number: await nextNumber(transaction, now),
    kind: content.kind,
    currency: content.currency,
    lines: content.goods.length,
    header: JSON.stringify(content.header),
    goods: JSON.stringify(content.goods),
    buy_order: JSON.stringify(content.buyOrder),
    business_numbers: bookings.map((booking) => booking.business_number).join(' '),
    papers_required: requiredPapers[content.kind].length,
    updated_by: actor.name,
    created_at: at,
    updated_at: at,
  };
  await repository.insertDeclaration(transaction, row, ids);
  await repository.insertEvent(transaction, {
    customer_id: customerId,
    declaration_id: saved.id,
    what: 'started',
    at,
    member_id: actor.userId,
    by_name: actor.name,
  });
  const { kind, subject } = operationOfEvent(row, 'started', row.status);
  await recordOperations(transaction, [{ customerId, by: actor, kind, subject, at: now }]);
  await showChange(transaction, { customerId, record: { kind: 'declaration', id: saved.id } });
  return saved;
}

/** `CD-261124-0007`: the day, China Standard Time, and its serial. */
async function nextNumber(transaction: Transaction<Tables>, now: Date): Promise<string> {
  const day = toChinaDay(now);
  const serial = await repository.takeSerial(transaction, day);
  return dayNumber('CD', day, serial);
}
