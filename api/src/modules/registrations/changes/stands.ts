import { emptyRegistration, type Identity } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { getIdentity } from '../../customers/customers.repository.ts';
import { identityOf } from '../content-of.ts';
import { findApprovedPerson } from './changes.repository.ts';

/** The data of a customer. Those of a person's ID card are read from the registration or request approved last. */
export async function readStands(database: Kysely<Tables>, customerId: string): Promise<Identity> {
  const customer = await getIdentity(database, customerId);
  const empty = identityOf(emptyRegistration());
  if (customer.kind === 'company') {
    return {
      ...empty,
      companyName: customer.name,
      creditCode: customer.credit_code,
      registeredAddress: customer.registered_address,
    };
  }
  const person = await findApprovedPerson(database, customerId);
  return {
    ...empty,
    applicantType: 'individual',
    idName: customer.name,
    idNumber: person?.id_number ?? '',
    idAddress: person?.id_address ?? '',
  };
}
