import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { RegistrationRow } from '../registrations.repository.ts';
import { listSameCustomers, listSameRegistrations } from './desk.repository.ts';

type Duplicate = EndpointResult<Endpoints['GET /system/registrations/registration']>['duplicates'][number];

/** Whom a registration shares a name, a number or a phone with. Reviewers alone are told: nobody else learns who is a customer. */
export async function findDuplicates(database: Kysely<Tables>, row: RegistrationRow): Promise<Duplicate[]> {
  const name = row.applicant_type === 'enterprise' ? row.company_name : row.id_name;
  const customers = await listSameCustomers(database, {
    name,
    creditCode: row.credit_code,
    phone: row.phone,
  });
  const registrations = await listSameRegistrations(database, row);
  // One that was approved is that customer.
  const ofCustomers = customers
    .filter(({ id }) => id !== row.customer_id)
    .flatMap((customer) => {
      const same: Duplicate['field'][] = [];
      if (customer.name === name) same.push('companyName');
      if (row.credit_code !== '' && customer.credit_code === row.credit_code) same.push('creditCode');
      if (customer.member_id !== null) same.push('phone');
      return same.map((field): Duplicate => ({ field, kind: 'customer', name: customer.name, id: null }));
    });
  const ofRegistrations = registrations.flatMap((other) => {
    const same: Duplicate['field'][] = [];
    if (row.company_name !== '' && other.company_name === row.company_name) same.push('companyName');
    if (row.credit_code !== '' && other.credit_code === row.credit_code) same.push('creditCode');
    if (row.id_number !== '' && other.id_number === row.id_number) same.push('idNumber');
    if (other.phone === row.phone) same.push('phone');
    return same.map(
      (field): Duplicate => ({ field, kind: 'registration', name: other.number, id: other.id }),
    );
  });
  return [...ofCustomers, ...ofRegistrations];
}
