import type { MessageDetail } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { showChange, tellCustomer } from '../../../notify/tell-customer.ts';
import type { RegistrationRow } from '../registrations.repository.ts';

type News =
  | 'returned'
  | 'refused'
  | { news: 'approved'; changes: MessageDetail<'companyChangeApproved'>['changes'] };

/** Tells a customer's people what staff decided: all of them of an approval, who asked of anything else. */
export async function tellOfChange(
  transaction: Transaction<Tables>,
  row: RegistrationRow,
  news: News,
): Promise<void> {
  const { customer_id: customerId, asked_by: askedBy, number, purpose, decided_at: decidedAt } = row;
  if (customerId === null || decidedAt === null) throw new Error(`${number} is none of a customer`);
  const about = { customerId, record: null, businessNumber: number, at: new Date(decidedAt) };
  const asker = { ...about, ...(askedBy !== null && { memberId: askedBy }) };
  const detail = { number, purpose };
  if (news === 'returned') {
    const { reasons } = row;
    await tellCustomer(transaction, {
      ...asker,
      kind: 'companyChangeReturned',
      detail: { ...detail, reasons },
    });
  } else if (news === 'refused') {
    const words = row.refused_because ?? '';
    await tellCustomer(transaction, { ...asker, kind: 'companyChangeRefused', detail: { ...detail, words } });
  } else {
    const { changes } = news;
    await tellCustomer(transaction, {
      ...about,
      kind: 'companyChangeApproved',
      detail: { ...detail, changes },
    });
  }
  await showChange(transaction, { customerId, record: { kind: 'customer', id: customerId } });
}
