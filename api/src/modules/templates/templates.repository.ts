import type { TemplateKind } from '@berth/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../kept/named-records.repository.ts';
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

/** Of a kind: one's own and then those that colleagues share, each in the order of creation. */
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

/** Gives what a person shares to a colleague, before the person goes; without those of a name that is taken there. */
export async function passOnSharedTemplates(
  database: Kysely<Tables>,
  { customerId, from, to }: { customerId: string; from: string; to: string },
): Promise<void> {
  await database
    .updateTable('booking_template')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', from)
    .where('is_shared', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_template as own')
            .whereRef('own.customer_id', '=', 'booking_template.customer_id')
            .where('own.member_id', '=', to)
            .whereRef('own.kind', '=', 'booking_template.kind')
            .whereRef('own.title', '=', 'booking_template.title')
            .select('own.id'),
        ),
      ),
    )
    .set({ member_id: to })
    .execute();
}
