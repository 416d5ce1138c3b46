import { disputeReasonNames } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { Amounts, FormSection, RelativeTime } from '@berth/ui';
import type { ReactNode } from 'react';
import { costPaths } from '../../../paths.ts';
import type { Queue } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';

type Waiting = {
  id: string;
  customer: { name: string };
  /** Its name, and where it is dealt with. */
  name: string;
  path: string;
  words: ReactNode;
  since: string;
};

/** What waits, of each kind the oldest first; a row leads to where it is dealt with. */
export function QueueSections({ queue }: { queue: Queue }) {
  const { t, locale } = useTranslation('cost');
  const pathOf = ([bill]: readonly { id: string }[], at: string) =>
    bill ? costPaths.deskBill({ id: bill.id, at }) : costPaths.desk();
  const namesOf = (bills: readonly { number: string }[]) => bills.map(({ number }) => number).join(', ');
  const sections: Record<string, Waiting[]> = {
    disputes: queue.disputes.map(({ id, customer, bill, reason, words, openedAt }) => ({
      id,
      customer,
      name: bill.number,
      since: openedAt,
      path: pathOf([bill], `dispute-${id}`),
      words: [disputeReasonNames[reason][locale], words].filter(Boolean).join(' · '),
    })),
    proofs: queue.proofs.map(({ id, customer, bills, currency, amountMinor, payer, sentAt }) => ({
      id,
      customer,
      name: namesOf(bills),
      since: sentAt,
      path: pathOf(bills, `proof-${id}`),
      words: (
        <>
          <Amounts amounts={[{ currency, amountMinor }]} isInline /> · {payer}
        </>
      ),
    })),
    invoices: queue.invoiceRequests.map(({ id, customer, bills, kind, profile, requestedAt }) => ({
      id,
      customer,
      name: namesOf(bills),
      since: requestedAt,
      path: pathOf(bills, `invoice-${id}`),
      words: [t(`invoice.kind_${kind}`), profile.title].join(' · '),
    })),
    unbilled: queue.unbilled.map(({ bookingId, customer, businessNumber, totals, quotedAt }) => ({
      id: bookingId,
      customer,
      name: businessNumber,
      since: quotedAt,
      path: costPaths.newBill({ customerId: customer.id, booking: businessNumber }),
      words: <Amounts amounts={totals} isInline />,
    })),
  };
  return Object.entries(sections).map(
    ([kind, rows]) =>
      rows.length > 0 && (
        <FormSection key={kind} title={`${t(`desk.${kind}`)} · ${rows.length}`} id={`desk-${kind}`}>
          <ul className={styles.list}>
            {rows.map(({ id, customer, name, path, words, since }) => (
              <li key={id} className={styles.row}>
                <Link className={styles.number} to={path}>
                  {name}
                </Link>
                <span className={styles.words}>{customer.name}</span>
                <span className={styles.words}>{words}</span>
                <span className={styles.quiet}>
                  <RelativeTime at={since} />
                </span>
              </li>
            ))}
          </ul>
        </FormSection>
      ),
  );
}
