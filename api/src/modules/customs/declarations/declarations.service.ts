import { randomUUID } from 'node:crypto';
import {
  type ClearanceItem,
  canDeclaration,
  type DeclarationContent,
  type DeclarationKind,
  declarationProblems,
  declarationStatusNames,
  isClearanceItemEmpty,
  kindsOfBooking,
  type Locale,
  settleClearanceItem,
} from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import { saveOnce } from '../../../save/save-once.ts';
import { requireAction } from '../../bookings/record/booking-refusals.ts';
import type { BookingRow } from '../../bookings/record/bookings.repository.ts';
import { findVisibleBooking, lockVisibleBooking } from '../../bookings/record/bookings.service.ts';
import * as repository from './declarations.repository.ts';

type Dependencies = { database: Kysely<Tables>; clock: Clock };
type SaveRequest = Call<'POST /business/declarationSave'>['body'];
type Saving = { actor: Actor; body: Omit<SaveRequest, 'idempotencyKey'>; locale: Locale; now: Date };

export async function readDeclaration({ database }: Dependencies, actor: Actor, bookingId: string) {
  const booking = await findVisibleBooking(database, actor, bookingId);
  if (!booking) throw new Refusal('NOT_FOUND');
  const own = { customerId: actor.customerId, bookingId };
  return { booking, kinds: kindsOf(booking), declaration: await repository.findDeclaration(database, own) };
}

function kindsOf({ is_declared, export_documents }: BookingRow): readonly DeclarationKind[] {
  return kindsOfBooking({ isDeclared: is_declared, exportDocuments: export_documents });
}

/** Saves the declaration of a booking once, as a draft. A booking that is returned has none saved. */
export async function saveDeclaration(
  dependencies: Dependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
) {
  const { idempotencyKey: key, ...request } = body;
  const attempt = {
    ...{ customerId: actor.customerId, key },
    content: { saved: 'declaration', ...request },
  };
  return await saveOnce(dependencies, attempt, (transaction, now) =>
    store(transaction, { actor, body: request, locale, now }),
  );
}

async function store(transaction: Transaction<Tables>, { actor, body, locale, now }: Saving) {
  const { bookingId, version: asked, ...content } = body;
  // Two first saves of one booking take turns here.
  const locked = await lockVisibleBooking(transaction, actor, bookingId);
  const booking = locked && (await findVisibleBooking(transaction, actor, bookingId));
  if (!booking) throw new Refusal('NOT_FOUND');
  requireAction(booking, 'submitCustoms');
  const { customerId } = actor;
  const stored = await repository.findDeclaration(transaction, { customerId, bookingId });
  requireVersion(stored ?? { id: bookingId, version: 0 }, asked ?? 0);
  if (stored && !canDeclaration(stored.status, 'edit')) {
    const status = declarationStatusNames[stored.status];
    throw new Refusal('DECLARATION_ACTION_REFUSED', { params: { status } });
  }
  const kinds = kindsOf(booking);
  refuseProblems(declarationProblems(content, { kinds, isComplete: false }), locale);
  return await write(transaction, { stored, content, bookingId, actor, at: now.toISOString() });
}

type Writing = {
  stored: repository.DeclarationRow | null;
  content: DeclarationContent;
  bookingId: string;
  actor: Actor;
  at: string;
};

async function write(transaction: Transaction<Tables>, { stored, content, bookingId, actor, at }: Writing) {
  const { customerId } = actor;
  const columns = {
    kind: content.kind,
    currency: content.currency,
    goods: JSON.stringify(settledGoods(content)),
    updated_by: actor.name,
    updated_at: at,
  };
  if (stored) {
    const version = stored.version + 1;
    await repository.updateDeclaration(transaction, { customerId, id: stored.id }, { ...columns, version });
    return { id: stored.id, version, status: stored.status };
  }
  const saved = { id: randomUUID(), version: 1, status: 'notSubmitted' as const };
  const row = { ...columns, ...saved, customer_id: customerId, created_at: at };
  await repository.insertDeclaration(transaction, row, [bookingId]);
  return saved;
}

/** As the server states them: without empty lines, each total computed anew. */
const settledGoods = ({ goods, currency }: DeclarationContent): ClearanceItem[] =>
  goods.filter((item) => !isClearanceItemEmpty(item)).map((item) => settleClearanceItem(item, currency));
