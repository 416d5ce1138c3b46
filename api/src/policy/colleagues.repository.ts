import type { Permission } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { memberMay } from './member-rights.repository.ts';

/** Whom work of a desk can be given to: people of the company who have its permission, in the order of their accounts. */
export async function listColleagues(
  database: Kysely<Tables>,
  customerId: string,
  desk: Permission,
): Promise<{ id: string; name: string }[]> {
  return await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .where('is_active', '=', true)
    .where(memberMay(desk))
    .select(['id', 'name'])
    .orderBy('account_key')
    .execute();
}
