import type { MessageDetail } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { showChange, tellCustomer, tellCustomers } from '../../../notify/tell-customer.ts';
import type { RegistrationRow } from '../registrations.repository.ts';
import { listManagerIds } from './changes.repository.ts';

type News =
  | 'returned'
  | 'refused'
  | { news: 'approved'; changes: MessageDetail<'companyChangeApproved'>['changes'] };

/**
 * Tells a customer's people what staff decided: all of them of an approval; of anything else who asked, or those who manage
 * the account where that person has left.
 */
export async function tellOfChange(
  transaction: Transaction<Tables>,
  row: RegistrationRow,
  news: News,
): Promise<void> {
  const { customer_id: customerId, asked_by: askedBy, number, purpose, decided_at: decidedAt } = row;
  if (customerId === null || decidedAt === null) throw new Error(`${number} is none of a customer`);
  const about = { customerId, record: null, businessNumber: number, at: new Date(decidedAt) };
  const detail = { number, purpose };
  if (news === 'returned' || news === 'refused') {
    const told = askedBy === null ? await listManagerIds(transaction, customerId) : [askedBy];
    const { reasons } = row;
    const words = row.refused_because ?? '';
    const changes = told.map((memberId) =>
      news === 'returned'
        ? { ...about, memberId, kind: 'companyChangeReturned' as const, detail: { ...detail, reasons } }
        : { ...about, memberId, kind: 'companyChangeRefused' as const, detail: { ...detail, words } },
    );
    await tellCustomers(transaction, changes);
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
