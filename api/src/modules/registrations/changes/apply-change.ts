import { changedFields, type Identity, identityFieldsOf, standsAt } from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../../audit/note-change.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { showRights } from '../../../notify/tell-customer.ts';
import { findOtherWithCode, lockCustomer, updateIdentity } from '../../customers/customers.repository.ts';
import { recordOperations } from '../../operations/record-operation.ts';
import { contentOf, maskPerson, nameOf } from '../content-of.ts';
import { type RegistrationRow, updateRegistration } from '../registrations.repository.ts';
import { wordChanges } from './change-message-words.ts';
import { readStands } from './stands.ts';
import { tellOfChange } from './tell-of-change.ts';

type Applying = {
  transaction: Transaction<Tables>;
  /** The name of who reviews. */
  by: string;
  now: Date;
};

/** Gives a customer the data that it asked for; its people are told what changed, and their log has it. */
export async function applyChange(
  { transaction, by, now }: Applying,
  row: RegistrationRow,
): Promise<RegistrationRow> {
  const { customer_id: customerId } = row;
  if (customerId === null) throw new Error(`${row.number} is none of a customer`);
  await lockCustomer(transaction, customerId);
  const stands = await readStands(transaction, customerId);
  const wanted = contentOf(row);
  await requireFreeCode(transaction, { id: customerId, stands, creditCode: row.credit_code });
  const ofCompany = {
    kind: 'company',
    credit_code: row.credit_code,
    registered_address: row.registered_address,
  } as const;
  const isCompany = row.applicant_type === 'enterprise';
  await updateIdentity(transaction, customerId, { name: nameOf(row), ...(isCompany && ofCompany) });
  const approved = await updateRegistration(transaction, row, {
    status: 'approved',
    decided_at: now,
    stood: JSON.stringify(stands),
  });
  const changed = changedFields(stands, wanted);
  const [before, after] = [maskPerson(stands), maskPerson(wanted)];
  const changes = identityFieldsOf(row.applicant_type)
    .filter((field) => changed.includes(field))
    .map((field) => ({ field, before: standsAt(before, field), after: after[field] }));
  noteChange({ what: 'company', recordId: customerId, customerId, before, after });
  await tellOfChange(transaction, approved, { news: 'approved', changes });
  await recordOperations(transaction, [
    {
      customerId,
      by: { userId: null, name: by, as: 'staff' },
      kind: 'companyChanged',
      subject: wordChanges(changes),
      at: now,
    },
  ]);
  // The session says who the customer is, too.
  await showRights(transaction, { customerId });
  return approved;
}

type Asked = { id: string; stands: Identity; creditCode: string };

/** A code names one company, and a company has one account: others join it as sub-accounts. */
async function requireFreeCode(
  transaction: Transaction<Tables>,
  { id, stands, creditCode }: Asked,
): Promise<void> {
  if (creditCode === '' || creditCode === stands.creditCode) return;
  const name = await findOtherWithCode(transaction, { id, creditCode });
  if (name !== null) throw new Refusal('CREDIT_CODE_TAKEN', { params: { name } });
}
