import type { Currency, Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import type { LockedBill } from '../record/bills.repository.ts';

/** A payment that a customer makes, checked: its bills are the customer's, locked, and may be paid in its currency. */
export type Payment = {
  actor: Pick<Actor, 'customerId' | 'userId' | 'name'>;
  currency: Currency;
  /** In the minor unit of the currency; the sum of the parts. */
  amountMinor: number;
  parts: readonly { bill: LockedBill; amountMinor: number }[];
  /** What the customer sends along, as `POST /uploadFile` answered it. */
  file: string;
  paidOn: string;
  payer: string;
  locale: Locale;
  now: Date;
};

/**
 * The one seam of payments: how a customer pays bills. A method writes in the given transaction what is known of the
 * payment and gives the id of its record in `payment_proof`; it never counts anything as paid. What is received is
 * a row of `bill_payment`, written when the forwarder reports it, whatever the method. There is one method,
 * `payByTransfer`; a payment provider would be a second function of this type (decision record 31).
 */
export type PaymentMethod = (transaction: Transaction<Tables>, payment: Payment) => Promise<string>;
