import type { TemplateKind } from '@berth/contract';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../tables/tables.repository.ts';
import type { BookingTemplateTable } from './templates.schema.ts';

/** A template without its content, which may have hundreds of lines. */
export type TemplateRow = Omit<Selectable<BookingTemplateTable>, 'content'> & { owner_name: string };

const listed = [
  'booking_template.id',
  'booking_template.customer_id',
  'booking_template.member_id',
  'booking_template.kind',
  'booking_template.title',
  'booking_template.goods_name',
  'booking_template.lines',
  'booking_template.destination',
  'booking_template.warehouse_code',
  'booking_template.is_shared',
  'booking_template.version',
  'booking_template.created_at',
  'booking_template.updated_at',
] as const;

/** Of a kind: one's own and, after them, what colleagues share; each in the order of making. */
export async function listVisibleTemplates(
  database: Kysely<Tables>,
  owner: Owner,
  kind: TemplateKind,
): Promise<TemplateRow[]> {
  const rows = await database
    .selectFrom('booking_template')
    .innerJoin('member', 'member.id', 'booking_template.member_id')
    .where('booking_template.customer_id', '=', owner.customerId)
    .where('booking_template.kind', '=', kind)
    .where(({ eb, or }) =>
      or([eb('booking_template.member_id', '=', owner.userId), eb('booking_template.is_shared', '=', true)]),
    )
    .select(listed)
    .select('member.name as owner_name')
    .orderBy('booking_template.created_at')
    .orderBy('booking_template.id')
    .execute();
  const isOwn = (row: TemplateRow) => row.member_id === owner.userId;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

/** One's own, or one that a colleague shares. */
export async function findVisibleTemplate(database: Kysely<Tables>, owner: Owner, id: string) {
  const template = await database
    .selectFrom('booking_template')
    .where('customer_id', '=', owner.customerId)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('member_id', '=', owner.userId), eb('is_shared', '=', true)]))
    .select(['id', 'title', 'version', 'content'])
    .executeTakeFirst();
  return template ?? null;
}

/** What keeping another one asks about, of every kind. */
export async function listOwnTemplates(database: Kysely<Tables>, owner: Owner) {
  return await database
    .selectFrom('booking_template')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .select(['id', 'title', 'kind', 'version'])
    .execute();
}

export async function insertTemplate(
  database: Kysely<Tables>,
  template: Insertable<BookingTemplateTable>,
): Promise<void> {
  await database.insertInto('booking_template').values(template).execute();
}

export async function updateTemplate(
  database: Kysely<Tables>,
  owner: Owner,
  id: string,
  changes: Updateable<BookingTemplateTable>,
): Promise<void> {
  await database
    .updateTable('booking_template')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

export async function deleteTemplate(database: Kysely<Tables>, owner: Owner, id: string): Promise<void> {
  await database
    .deleteFrom('booking_template')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('id', '=', id)
    .execute();
}
