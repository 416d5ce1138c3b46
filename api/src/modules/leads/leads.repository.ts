import { randomUUID } from 'node:crypto';
import type { LeadState } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

// Visitors are no customers, and leads are the forwarder's: these statements name no customer.

export type LeadRow = Selectable<Tables['lead']>;

export async function findByKey(database: Kysely<Tables>, keyHash: Buffer) {
  const lead = await database
    .selectFrom('lead')
    .where('key_hash', '=', keyHash)
    .select(['number', 'content_hash'])
    .executeTakeFirst();
  return lead ?? null;
}

export async function findLead(database: Kysely<Tables>, id: string): Promise<LeadRow | null> {
  const lead = await database.selectFrom('lead').where('id', '=', id).selectAll().executeTakeFirst();
  return lead ?? null;
}

/** How its owner is called now; '' where nobody has it. */
export async function getOwnerName(database: Kysely<Tables>, id: string): Promise<string> {
  const { owner } = await database
    .selectFrom('lead_row')
    .where('id', '=', id)
    .select('owner')
    .executeTakeFirstOrThrow();
  return owner;
}

/** The lead, and nobody else changes it until the transaction ends. */
export async function lockLead(transaction: Kysely<Tables>, id: string): Promise<LeadRow | null> {
  const lead = await transaction
    .selectFrom('lead')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return lead ?? null;
}

export async function insertLead(
  transaction: Kysely<Tables>,
  lead: Insertable<Tables['lead']>,
): Promise<void> {
  await transaction.insertInto('lead').values(lead).execute();
}

/** Changes a lead, which has another version from then on. */
export async function updateLead(
  transaction: Kysely<Tables>,
  id: string,
  changes: Updateable<Tables['lead']>,
): Promise<Pick<LeadRow, 'version' | 'state'>> {
  return await transaction
    .updateTable('lead')
    .where('id', '=', id)
    .set(changes)
    .set((row) => ({ version: row('version', '+', 1) }))
    .returning(['version', 'state'])
    .executeTakeFirstOrThrow();
}

type Counted = { day: string; phoneKey: string; mailKey: string; siteHash: Buffer };

/** How many leads of a day have the same phone, the same mail address, and the same origin; '' is none. */
export async function countLeads(
  transaction: Kysely<Tables>,
  { day, phoneKey, mailKey, siteHash }: Counted,
): Promise<{ phone: number; mail: number; site: number }> {
  return await transaction
    .selectFrom('lead')
    .where('asked_on', '=', day)
    .select([
      sql<number>`(count(*) filter (where phone_key <> '' and phone_key = ${phoneKey}))::integer`.as('phone'),
      sql<number>`(count(*) filter (where mail_key <> '' and mail_key = ${mailKey}))::integer`.as('mail'),
      sql<number>`(count(*) filter (where site_hash = ${siteHash}))::integer`.as('site'),
    ])
    .executeTakeFirstOrThrow();
}

type Event = {
  leadId: string;
  what: 'asked' | 'changed' | 'erased';
  by: string | null;
  state?: LeadState | null;
  ownerName?: string | null;
  note?: string;
  at: Date;
};

export async function insertEvent(transaction: Kysely<Tables>, event: Event): Promise<void> {
  await transaction
    .insertInto('lead_event')
    .values({
      id: randomUUID(),
      lead_id: event.leadId,
      what: event.what,
      by_name: event.by,
      state: event.state ?? null,
      owner_name: event.ownerName ?? null,
      note: event.note ?? '',
      at: event.at,
    })
    .execute();
}

/** The newest first. */
export async function listEvents(database: Kysely<Tables>, leadId: string) {
  return await database
    .selectFrom('lead_event')
    .where('lead_id', '=', leadId)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}
