import type { RegistrationStatus } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
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

/** A name as it is compared: full-width characters are ordinary ones, and spaces do not matter. */
const compared = (column: string) => sql<string>`replace(normalize(${sql.ref(column)}, NFKC), ' ', '')`;

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
        row(compared('customer.name'), '=', comparedName(name)),
        row.and([row('customer.credit_code', '<>', ''), row('customer.credit_code', '=', creditCode)]),
        row('member.id', 'is not', null),
      ]),
    )
    .select(['customer.id', 'customer.name', 'customer.credit_code', 'member.id as member_id'])
    .orderBy('customer.name')
    .limit(20)
    .execute();
}

/** The same of a name that is typed. */
export const comparedName = (name: string): string => name.normalize('NFKC').replaceAll(' ', '');

/** Other registrations that have the same name, number, or phone, approved and refused ones too; the newest first. */
export async function listSameRegistrations(database: Kysely<Tables>, row: RegistrationRow) {
  return await database
    .selectFrom('registration')
    .where('id', '<>', row.id)
    // The customer's own: it registered, and asked for changes before.
    .$if(row.customer_id !== null, (found) => found.where('customer_id', 'is distinct from', row.customer_id))
    .where((other) =>
      other.or([
        other.and([other('phone', '<>', ''), other('phone', '=', row.phone)]),
        other.and([
          other('company_name', '<>', ''),
          other(compared('company_name'), '=', comparedName(row.company_name)),
        ]),
        other.and([other('id_name', '<>', ''), other(compared('id_name'), '=', comparedName(row.id_name))]),
        other.and([other('credit_code', '<>', ''), other('credit_code', '=', row.credit_code)]),
        other.and([other('old_number', '<>', ''), other('old_number', '=', row.old_number)]),
        other.and([other('id_number', '<>', ''), other('id_number', '=', row.id_number)]),
      ]),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** Approved ones whose customer nobody has settled yet, the oldest first. */
export async function listUnsigned(database: Kysely<Tables>, limit: number): Promise<RegistrationRow[]> {
  return await database
    .selectFrom('registration')
    .innerJoin('customer', 'customer.id', 'registration.customer_id')
    .where('registration.purpose', '=', 'register')
    .where('customer.settlement', '=', 'unsigned')
    .selectAll('registration')
    .orderBy('registration.decided_at')
    .orderBy('registration.id')
    .limit(limit)
    .execute();
}

/** How many registrations, and how many requests of customers, wait to be reviewed. */
export async function countWaiting(
  database: Kysely<Tables>,
): Promise<{ registrations: number; companyChanges: number }> {
  const { registrations, company_changes: companyChanges } = await database
    .selectFrom('registration')
    .where('status', '=', 'waiting')
    .select([
      sql<number>`count(*) filter (where purpose = 'register')`.as('registrations'),
      sql<number>`count(*) filter (where purpose <> 'register')`.as('company_changes'),
    ])
    .executeTakeFirstOrThrow();
  return { registrations: Number(registrations), companyChanges: Number(companyChanges) };
}
