import {
  buyOrderLimits,
  buyOrderNotice,
  type DeclarationContent,
  type DeclarationLine,
  declarationProblems,
  hasBuyOrder,
  inEachLanguage,
  isDeclarationLineEmpty,
  isVatInvoiceLineEmpty,
  type Locale,
  type Problem,
  paperProgress,
  paperSlotNames,
  reasonsLeft,
  settleClearanceItem,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay, toChinaTime } from '../../../../china-time.ts';
import type { Context } from '../../../../context.ts';
import { isId } from '../../../../database/is-id.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Actor, Call } from '../../../../http/handlers.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { refuseProblems } from '../../../../http/refuse-problems.ts';
import { requireVersion } from '../../../../save/asked-version.ts';
import { saveOnce } from '../../../../save/save-once.ts';
import { requireAction } from '../../../bookings/record/booking-refusals.ts';
import { lockBookings } from '../../../bookings/record/bookings.repository.ts';
import {
  type ChangedDeclaration,
  changeDeclaration,
  requireDeclarationAction,
} from '../record/change-declaration.ts';
import * as repository from '../record/declarations.repository.ts';
import { lockDeclaration } from '../record/locked-declarations.ts';
import { commonKinds, contentOf } from '../show/declarations.presenter.ts';
import { refuseUnlike } from '../start/lock-to-declare.ts';

export type SaveDependencies = Pick<Context, 'database' | 'clock'>;

type Notice = NonNullable<Call<'POST /business/declarationSubmit'>['body']['notice']>;
type Request = DeclarationContent & { id: string; version: number; idempotencyKey: string };
type SaveCall = { actor: Actor; body: Request; locale: Locale };

/** One save: what was entered of which declaration, inside which transaction. */
type Saving = {
  actor: Actor;
  declaration: repository.LockedDeclaration;
  bookings: readonly repository.DeclaredBookingRow[];
  content: DeclarationContent;
  locale: Locale;
  now: Date;
};

/** Saves a declaration as a draft: it may lack what is not known yet. */
export async function saveDeclaration(dependencies: SaveDependencies, call: SaveCall) {
  return await save(dependencies, 'declarationSave', call, async (transaction, saving) => {
    const { actor, declaration, content, now } = saving;
    refuseWrong(saving, { isComplete: false });
    const reasons = reasonsLeft(declaration.return_reasons, contentOf(declaration), settled(content));
    return await changeDeclaration(transaction, declaration, {
      actor: 'customer',
      action: 'edit',
      by: actor,
      now,
      changes: {
        ...columnsOf(content),
        return_reasons: JSON.stringify(reasons),
        updated_by: actor.name,
      },
    });
  });
}

/** Saves a declaration and sends it to the desk; with a buy-order, its notice is confirmed by name. */
export async function submitDeclaration(
  dependencies: SaveDependencies,
  call: SaveCall & { body: { notice: Notice | null } },
) {
  return await save(dependencies, 'declarationSubmit', call, async (transaction, saving) => {
    const { actor, declaration, bookings, content, now } = saving;
    for (const booking of bookings) requireAction(booking, 'submitCustoms');
    // Ships and ports may have been named since they were merged.
    await refuseUnlike(transaction, actor.customerId, bookings);
    const { notice } = call.body;
    await refuseIncomplete(transaction, saving, notice);
    const at = now.toISOString();
    const signed = signedBy(saving, notice);
    return await changeDeclaration(transaction, declaration, {
      actor: 'customer',
      action: 'submit',
      now,
      by: actor,
      event: { what: 'submitted' },
      changes: {
        ...columnsOf(content),
        updated_by: actor.name,
        submitted_at: at,
        return_reasons: '[]',
        notice: signed && JSON.stringify(signed),
      },
    });
  });
}

/** Asks the desk for a change of a confirmed declaration, which stands as it is until the desk accepts it. */
export async function requestUpdate(
  dependencies: SaveDependencies,
  call: SaveCall & { body: { reason: string; notice: Notice | null } },
) {
  return await save(dependencies, 'declarationUpdateRequest', call, async (transaction, saving) => {
    const { actor, declaration, content, locale, now } = saving;
    const { reason, notice } = call.body;
    requireDeclarationAction(declaration, 'customer', 'requestUpdate');
    // Another kind needs other papers, which nobody hands in while the declaration stands as confirmed.
    if (content.kind !== declaration.kind) refuseProblems([{ path: 'kind', rule: 'kindOfUpdate' }], locale);
    await refuseIncomplete(transaction, saving, notice);
    const update = {
      content: settled(content),
      reason,
      by: actor.name,
      at: toChinaTime(now.toISOString()),
      notice: signedBy(saving, notice),
    };
    return await changeDeclaration(transaction, declaration, {
      actor: 'customer',
      action: 'requestUpdate',
      now,
      by: actor,
      event: { what: 'updateRequested', words: reason },
      changes: {
        pending_update: JSON.stringify(update),
        submitted_at: now.toISOString(),
        updated_by: actor.name,
      },
    });
  });
}

async function save(
  dependencies: SaveDependencies,
  saved: string,
  { actor, body, locale }: SaveCall,
  write: (transaction: Transaction<Tables>, saving: Saving) => Promise<ChangedDeclaration>,
) {
  const { idempotencyKey: key, ...request } = body;
  const { id, version, kind, currency, header, goods, buyOrder, vatInvoices } = body;
  const { customerId } = actor;
  const attempt = { customerId, key, content: { saved, ...request } };
  return await saveOnce(dependencies, attempt, async (transaction, now) => {
    const place = { customerId, id };
    // Whoever returns a booking locks it before its declaration, and so does this.
    if (isId(id)) await lockBookingsOf(transaction, place);
    const declaration = await lockDeclaration(transaction, place);
    requireVersion(declaration, version);
    const bookings = await repository.listBookingsOf(transaction, place);
    const content = { kind, currency, header, goods, buyOrder, vatInvoices };
    return await write(transaction, { actor, declaration, bookings, content, locale, now });
  });
}

async function lockBookingsOf(transaction: Transaction<Tables>, place: repository.DeclarationPlace) {
  const bookings = await repository.listBookingsOf(transaction, place);
  if (bookings.length === 0) return;
  await lockBookings(
    transaction,
    bookings.map(({ id }) => ({ customerId: place.customerId, bookingId: id })),
  );
}

function refuseWrong({ bookings, content, locale, now }: Saving, { isComplete }: { isComplete: boolean }) {
  const problems = declarationProblems(content, {
    kinds: commonKinds(bookings),
    bookings: bookings.map((booking) => booking.business_number),
    today: toChinaDay(now),
    isComplete,
  });
  refuseProblems(problems, locale);
}

/** What goes to the desk is right and whole, its papers are there, and a buy-order is confirmed by name. */
async function refuseIncomplete(
  transaction: Transaction<Tables>,
  saving: Saving,
  notice: Notice | null,
): Promise<void> {
  const { declaration, content, locale } = saving;
  refuseWrong(saving, { isComplete: true });
  if (hasBuyOrder(content.kind)) refuseProblems(noticeProblems(notice), locale);
  await refuseMissingPapers(transaction, declaration, content);
}

/** Who confirmed the notice for what is sent; null of a kind without a buy-order. */
const signedBy = ({ actor, content, now }: Saving, notice: Notice | null) =>
  hasBuyOrder(content.kind) && notice ? { ...notice, at: now.toISOString(), memberId: actor.userId } : null;

function noticeProblems(notice: Notice | null): Problem[] {
  const name = notice?.name.trim() ?? '';
  const max = buyOrderLimits.noticeName;
  if (name === '' || notice?.version !== buyOrderNotice.version)
    return [{ path: 'notice.name', rule: 'required' }];
  return name.length > max ? [{ path: 'notice.name', rule: 'tooLong', params: { max } }] : [];
}

async function refuseMissingPapers(
  transaction: Transaction<Tables>,
  { customer_id: customerId, id }: repository.LockedDeclaration,
  { kind }: DeclarationContent,
) {
  const papers = await repository.listPapers(transaction, { customerId, id });
  const { missing } = paperProgress(
    kind,
    papers.filter(({ replaced_at }) => replaced_at === null),
  );
  if (missing.length === 0) return;
  const list = inEachLanguage((locale) =>
    missing.map((slot) => paperSlotNames[slot][locale]).join(locale === 'en' ? ', ' : '、'),
  );
  throw new Refusal('DECLARATION_PAPERS_MISSING', { params: { papers: list } });
}

/** As the server states it: without empty lines, each total computed by the server. */
function settled(content: DeclarationContent): DeclarationContent {
  const goods = content.goods
    .filter((line) => !isDeclarationLineEmpty(line))
    .map((line): DeclarationLine => ({ ...line, ...settleClearanceItem(line, content.currency) }));
  const vatInvoices = content.vatInvoices.filter((line) => !isVatInvoiceLineEmpty(line));
  return { ...content, goods, vatInvoices };
}

/** The columns of what a customer enters. */
export function columnsOf(content: DeclarationContent) {
  const { kind, currency, header, goods, buyOrder, vatInvoices } = settled(content);
  return {
    kind,
    currency,
    lines: goods.length,
    goods: JSON.stringify(goods),
    header: JSON.stringify(header),
    buy_order: JSON.stringify(buyOrder),
    vat_invoices: JSON.stringify(vatInvoices),
  };
}
