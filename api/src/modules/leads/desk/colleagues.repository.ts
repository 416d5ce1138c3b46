import type { Permission } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { memberMay } from '../../../policy/member-rights.repository.ts';

const desk: Permission = 'leads:desk';

/** Whom a lead can be given to: people of the company who work at the desk, in the order of their accounts. */
export async function listColleagues(
  database: Kysely<Tables>,
  customerId: string,
): Promise<{ id: string; name: string }[]> {
  return await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .where(memberMay(desk))
    .select(['id', 'name'])
    .orderBy('account_key')
    .execute();
}
