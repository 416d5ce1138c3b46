import { amountText, disputeReasonNames, paths } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { type InboxProvider, inboxSource } from '../../inbox/inbox-provider.ts';
import { listOldestDisputes, listOldestProofs } from './billing-inbox.repository.ts';

/** Disputes that wait for an answer, and proofs of payment that nobody has checked. */
export function billingInbox({ database }: Pick<Context, 'database'>): InboxProvider[] {
  return [
    inboxSource(
      'disputes',
      async () => await listOldestDisputes(database),
      (row) => ({
        id: row.id,
        number: row.number,
        customer: row.customer_name,
        what: disputeReasonNames[row.reason],
        since: row.opened_at,
        claim: null,
        path: paths.deskBill({ id: row.bill_id }),
      }),
    ),
    inboxSource(
      'proofs',
      async () => await listOldestProofs(database),
      (row) => {
        const money = `${row.currency} ${amountText({ currency: row.currency, amountMinor: row.amount_minor })}`;
        return {
          id: row.id,
          number: row.numbers ?? '',
          customer: row.customer_name,
          what: { 'zh-CN': money, en: money },
          since: row.sent_at,
          claim: null,
          path: row.bill_id === null ? paths.billingDesk() : paths.deskBill({ id: row.bill_id }),
        };
      },
    ),
  ];
}
