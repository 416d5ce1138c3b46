import type { RegistrationStatus } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { RegistrationRow } from '../registrations.repository.ts';

// The desk reviews every registration: these statements name no customer.

type Queue = { statuses: readonly RegistrationStatus[]; order: 'dueFirst' | 'decidedLast'; limit: number };

export async function listQueue(
  database: Kysely<Tables>,
  { statuses, order, limit }: Queue,
): Promise<RegistrationRow[]> {
  return await database
    .selectFrom('registration')
    .where('status', 'in', statuses)
    .selectAll()
    .$if(order === 'dueFirst', (found) => found.orderBy('due_on').orderBy('submitted_at'))
    .$if(order === 'decidedLast', (found) => found.orderBy('decided_at', 'desc'))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Customers that have the same name, code, or proved phone. */
export async function listSameCustomers(
  database: Kysely<Tables>,
  { name, creditCode, phone }: { name: string; creditCode: string; phone: string },
) {
  return await database
    .selectFrom('customer')
    .leftJoin('member', (join) =>
      join
        .onRef('member.customer_id', '=', 'customer.id')
        .on('member.phone', '=', phone)
        .on('member.phone_verified_at', 'is not', null),
    )
    .where((row) =>
      row.or([
        row('customer.name', '=', name),
        row.and([row('customer.credit_code', '<>', ''), row('customer.credit_code', '=', creditCode)]),
        row('member.id', 'is not', null),
      ]),
    )
    .select(['customer.id', 'customer.name', 'customer.credit_code', 'member.id as member_id'])
    .orderBy('customer.name')
    .limit(20)
    .execute();
}

/** Other registrations, refused ones too, that have the same name, number, or phone; the newest first. */
export async function listSameRegistrations(
  database: Kysely<Tables>,
  { id, company_name, credit_code, id_number, phone }: RegistrationRow,
) {
  return await database
    .selectFrom('registration')
    .where('id', '<>', id)
    .where('status', '<>', 'approved')
    .where((row) =>
      row.or([
        row('phone', '=', phone),
        row.and([row('company_name', '<>', ''), row('company_name', '=', company_name)]),
        row.and([row('credit_code', '<>', ''), row('credit_code', '=', credit_code)]),
        row.and([row('id_number', '<>', ''), row('id_number', '=', id_number)]),
      ]),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

export async function getSettlement(database: Kysely<Tables>, customerId: string) {
  const customer = await database
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('settlement')
    .executeTakeFirstOrThrow();
  return customer.settlement;
}
