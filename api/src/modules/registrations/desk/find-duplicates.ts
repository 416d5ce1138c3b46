import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { nameOf } from '../content-of.ts';
import type { RegistrationRow } from '../registrations.repository.ts';
import { comparedName, listSameCustomers, listSameRegistrations } from './desk.repository.ts';

type Duplicate = EndpointResult<Endpoints['GET /system/registrations/registration']>['duplicates'][number];
type Field = Duplicate['field'];

/**
 * Whom a registration shares a name, a number or a phone with. Reviewers alone are told: nobody else learns who is a
 * customer.
 */
export async function findDuplicates(database: Kysely<Tables>, row: RegistrationRow): Promise<Duplicate[]> {
  const name = nameOf(row);
  const nameField = row.applicant_type === 'enterprise' ? 'companyName' : 'idName';
  const { credit_code: creditCode, phone } = row;
  const customers = await listSameCustomers(database, { name, creditCode, phone });
  const registrations = await listSameRegistrations(database, row);
  const ofCustomers = customers
    .filter(({ id }) => id !== row.customer_id)
    .flatMap((customer) => {
      const fields: Field[] = [];
      if (comparedName(customer.name) === comparedName(name)) fields.push(nameField);
      if (creditCode !== '' && customer.credit_code === creditCode) fields.push('creditCode');
      if (customer.member_id !== null) fields.push('phone');
      const { id } = customer;
      return fields.map((field): Duplicate => ({ field, kind: 'customer', id, name: customer.name }));
    });
  const ofRegistrations = registrations.flatMap((other) => {
    const { id, number } = other;
    return sameFields(row, other).map(
      (field): Duplicate => ({ field, kind: 'registration', id, name: `${number} ${nameOf(other)}` }),
    );
  });
  return [...ofCustomers, ...ofRegistrations];
}

function sameFields(row: RegistrationRow, other: RegistrationRow): Field[] {
  const isSame = (one: string, another: string) => one !== '' && comparedName(one) === comparedName(another);
  const fields: Field[] = [];
  if (isSame(row.company_name, other.company_name)) fields.push('companyName');
  if (isSame(row.credit_code, other.credit_code)) fields.push('creditCode');
  if (isSame(row.old_number, other.old_number)) fields.push('oldNumber');
  if (isSame(row.id_name, other.id_name)) fields.push('idName');
  if (isSame(row.id_number, other.id_number)) fields.push('idNumber');
  if (row.phone !== '' && row.phone === other.phone) fields.push('phone');
  return fields;
}
