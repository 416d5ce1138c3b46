import type { AuditActorKind } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type NewCall = Omit<Insertable<Tables['audit_call']>, 'actor_kind' | 'customer_name'> & {
  /** Null of somebody's: a customer's person or one of the staff, by the company. */
  actor_kind: Exclude<AuditActorKind, 'member' | 'staff'> | null;
};

export type BegunCall = { kind: AuditActorKind; customerName: string };

/** One statement, in no transaction: names are read as it is written. */
export async function insertCall(
  database: Kysely<Tables>,
  { actor_kind: kind, ...call }: NewCall,
): Promise<BegunCall> {
  const { actor_customer_id: customerId } = call;
  const ofCustomer = sql`from customer where id = ${customerId ?? null}::uuid`;
  const row = await database
    .insertInto('audit_call')
    .values({
      ...call,
      customer_name: sql<string>`coalesce((select name ${ofCustomer}), '')`,
      actor_kind: sql<AuditActorKind>`coalesce(${kind}::text,
        (select case when is_forwarder then 'staff' else 'member' end ${ofCustomer}), 'member')`,
    })
    .returning(['actor_kind as kind', 'customer_name as customerName'])
    .executeTakeFirstOrThrow();
  return row;
}

export async function insertOutcome(
  database: Kysely<Tables>,
  outcome: Insertable<Tables['audit_outcome']>,
): Promise<void> {
  await database.insertInto('audit_outcome').values(outcome).execute();
}

/** A call and what became of it; no outcome where none was stored. */
export async function findCall(database: Kysely<Tables>, id: string) {
  const row = await database
    .selectFrom('audit_call as call')
    .leftJoin('audit_outcome as outcome', 'outcome.call_id', 'call.id')
    .where('call.id', '=', id)
    .select([
      'call.id',
      'call.at',
      'call.endpoint',
      'call.actor_kind',
      'call.actor_name',
      'call.actor_account',
      'call.address',
      'call.request_id',
      'call.input',
      'outcome.at as ended_at',
      'outcome.error_code',
      'outcome.changes',
    ])
    .select((each) => [
      each.fn.coalesce('outcome.customer_name', 'call.customer_name').as('customer'),
      each.fn.coalesce('outcome.status', sql<'unknown'>`'unknown'`).as('outcome'),
    ])
    .executeTakeFirst();
  return row ?? null;
}
