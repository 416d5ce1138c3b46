import { randomUUID } from 'node:crypto';
import {
  buyOrderNotice,
  type DeclarationContent,
  type DeclarationKind,
  type HsCode,
  hasBuyOrder,
  type Locale,
  requiredPapers,
} from '@berth/contract';
import type { DeskDecision } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Actor } from '../../http/handlers.ts';
import { presentHsCode } from '../../modules/customs/catalogue/hs-code-rows.ts';
import { listAllHsCodes } from '../../modules/customs/catalogue/hs-codes.repository.ts';
import { getDeclaration } from '../../modules/customs/declarations/record/locked-declarations.ts';
import {
  saveDeclaration,
  submitDeclaration,
} from '../../modules/customs/declarations/save/save-declaration.ts';
import { startDeclaration } from '../../modules/customs/declarations/start/start-declaration.ts';
import { lockAny } from '../../modules/customs/desk/customs-desk.routes.ts';
import { decide } from '../../modules/customs/desk/decide.ts';
import { saveGoods } from '../../modules/customs/goods/goods.service.ts';
import { receiveEvent } from '../../modules/customs/receive/receive-event.ts';
import { readRights } from '../../policy/member-rights.repository.ts';
import { operationsName } from './demo-customer.ts';
import { demoContent, demoLibrary } from './demo-declaration.ts';
import { handInDemoPapers } from './hand-in-demo-papers.ts';
import { demoAccount } from './seed-demo.ts';

const locale: Locale = 'zh-CN';

type Dependencies = Pick<Context, 'database' | 'clock'> & { files: FileStore };

/** What became of a demo declaration, with the days before today on which it happened. */
type Story = {
  /** Of the booking that is declared: the newest sailing that has both, and no declaration yet. */
  exportDocuments: 'ownTaxRefund' | 'buyOrder';
  status: 'arrived' | 'spaceLocked' | 'received' | 'toBeReceived';
  kind: DeclarationKind;
  begun: number;
  sent?: number;
  decided?: { ago: number; decision: DeskDecision };
  released?: { ago: number; customsNumber: string };
};

const reasons = [
  { path: 'header.consigneeName', words: '境外收货人请填写全称，与提单一致。' },
  { path: 'goods.0.otherElements', words: '申报要素缺规格，请补充后重新提交。' },
];

const stories: readonly Story[] = [
  {
    exportDocuments: 'buyOrder',
    status: 'arrived',
    kind: 'pay',
    begun: 24,
    sent: 23,
    decided: { ago: 22, decision: { act: 'confirm' } },
    released: { ago: 20, customsNumber: '534920260198765432' },
  },
  {
    exportDocuments: 'ownTaxRefund',
    status: 'received',
    kind: 'declare',
    begun: 3,
    sent: 2,
    decided: { ago: 1, decision: { act: 'return', reasons } },
  },
  { exportDocuments: 'buyOrder', status: 'spaceLocked', kind: 'pay', begun: 2, sent: 1 },
  { exportDocuments: 'ownTaxRefund', status: 'toBeReceived', kind: 'declare', begun: 1 },
];

/**
 * The goods library of the demo customer, and declarations at every stage. They go the ways of the portal: nothing
 * stands there that a customer and the desk could not have made. Where the customer has declarations already, they
 * stay as they are.
 */
export async function seedDemoDeclarations(deps: Dependencies): Promise<void> {
  const { database, clock } = deps;
  const actor = await findDemoPerson(database);
  const { customerId } = actor;
  if (await hasDeclarations(database, customerId)) return;
  const codes = new Map(
    (await listAllHsCodes(database)).map((row): [string, HsCode] => [row.code, presentHsCode(row)]),
  );
  const known = new Set(await listSkus(database, customerId));
  for (const goods of demoLibrary(codes))
    if (!known.has(goods.sku)) await saveGoods(deps, { actor, body: goods, locale });
  for (const [at, story] of stories.entries()) {
    const bookingId = await findUndeclared(database, customerId, story);
    if (bookingId !== null) await tell(deps, { actor, bookingId, codes, number: at + 71 }, story);
  }
  // The stories are old news.
  await database
    .updateTable('message')
    .where('customer_id', '=', customerId)
    .where('declaration_id', 'is not', null)
    .set({ read_at: clock() })
    .execute();
}

type Told = { actor: Actor; bookingId: string; codes: ReadonlyMap<string, HsCode>; number: number };

async function tell(deps: Dependencies, { actor, bookingId, codes, number }: Told, story: Story) {
  const { customerId } = actor;
  const on = (daysAgo: number) => ({
    ...deps,
    clock: () => new Date(deps.clock().getTime() - daysAgo * 24 * 3600_000),
  });
  const begun = on(story.begun);
  const key = () => ({ idempotencyKey: randomUUID() });
  const { kind } = story;
  const asked = { bookingIds: [bookingId], kind, goods: 'cargo' as const };
  const { id } = await startDeclaration(begun, { actor, locale, body: { ...asked, ...key() } });
  const place = { customerId, id };
  const started = await getDeclaration(deps.database, place);
  const content = demoContent(
    contentOf(started),
    { number, day: toChinaDay(begun.clock()), blNumber: story.released ? 'COSU6312345670' : '' },
    codes,
  );
  const saved = await saveDeclaration(begun, {
    actor,
    locale,
    body: { ...content, id, version: 1, ...key() },
  });
  if (story.sent === undefined) return;
  await handInDemoPapers(begun, actor, { id, slots: requiredPapers[kind] });
  const notice = hasBuyOrder(kind) ? { name: actor.name, version: buyOrderNotice.version } : null;
  const body = { ...content, id, version: saved.version, notice, ...key() };
  await submitDeclaration(on(story.sent), { actor, locale, body });
  if (story.decided) await decideAs(on(story.decided.ago), id, story.decided.decision);
  if (story.released) await release(on(story.released.ago), started.number, story.released.customsNumber);
}

const contentOf = (row: Awaited<ReturnType<typeof getDeclaration>>): DeclarationContent => ({
  kind: row.kind,
  currency: row.currency,
  header: row.header,
  goods: row.goods,
  buyOrder: row.buy_order,
  vatInvoices: row.vat_invoices,
});

/** What the forwarder does with a declaration, in the name of its operations. */
async function decideAs({ database, clock }: Dependencies, id: string, decision: DeskDecision) {
  await database.transaction().execute(async (transaction) => {
    const act = { transaction, name: operationsName, as: 'staff' as const, now: clock(), locale };
    await decide(act, await lockAny(act, { id }), decision);
  });
}

async function release({ database, clock }: Dependencies, number: string, customsNumber: string) {
  const now = clock();
  const later = new Date(now.getTime() + 20 * 3600_000);
  await database.transaction().execute(async (transaction) => {
    const act = { transaction, name: operationsName, as: 'staff' as const, now, locale };
    const event = { number, customsNumber, words: '' };
    await receiveEvent(act, { ...event, what: 'declared', at: now.toISOString() });
    await receiveEvent({ ...act, now: later }, { ...event, what: 'released', at: later.toISOString() });
  });
}

async function findDemoPerson(database: Kysely<Tables>): Promise<Actor> {
  const member = await database
    .selectFrom('member')
    .where('account_key', '=', demoAccount)
    .select(['id', 'customer_id', 'name', 'account', 'roles'])
    .executeTakeFirstOrThrow();
  const { id: userId, customer_id: customerId, ...person } = member;
  const rights = await readRights(database, { customerId, userId });
  const permissions = rights?.permissions ?? [];
  return { ...person, permissions, frozenReason: null, userId, customerId, sessionId: '', address: '' };
}

async function hasDeclarations(database: Kysely<Tables>, customerId: string): Promise<boolean> {
  const declaration = await database
    .selectFrom('declaration')
    .where('customer_id', '=', customerId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return declaration !== undefined;
}

async function listSkus(database: Kysely<Tables>, customerId: string): Promise<string[]> {
  const goods = database.selectFrom('goods').where('customer_id', '=', customerId).select('title');
  return (await goods.execute()).map(({ title }) => title);
}

async function findUndeclared(
  database: Kysely<Tables>,
  customerId: string,
  { exportDocuments, status }: Story,
): Promise<string | null> {
  const declared = database
    .selectFrom('declaration_booking')
    .where('customer_id', '=', customerId)
    .select('booking_id');
  const booking = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('is_declared', '=', true)
    .where('export_documents', '=', exportDocuments)
    .where('status', '=', status)
    .where('id', 'not in', declared)
    .select('id')
    .orderBy('etd', 'desc')
    .orderBy('business_number')
    .limit(1)
    .executeTakeFirst();
  return booking?.id ?? null;
}
