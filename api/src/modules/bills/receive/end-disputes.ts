import { amountWithCode, type LocalizedText } from '@berth/contract';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import type { Correction } from './correct-rows.ts';
import { detachDisputes, listUnclosedDisputes, storeAnswer } from './disputes.repository.ts';

// A conversation is read in either language, and its entries are stored once.
const inBoth = (words: LocalizedText) => `${words['zh-CN']} ${words.en}`;

/**
 * Ends the disputes that a correction answers by itself: of a row that is taken off the bill, in favour of its customer
 * and for good; of a row whose amount changes, as accepted where it is what the customer expected, else as changed. To
 * be called before the rows are written.
 */
export async function answerByCorrection(
  { transaction, name, now }: ForwarderAct,
  bill: LockedBill,
  { removed, changes, written }: Correction,
): Promise<void> {
  const place = { customerId: bill.customer_id, billId: bill.id };
  const answer = { name, now };
  for (const dispute of await listUnclosedDisputes(transaction, place)) {
    const gone = removed.find(({ id }) => id === dispute.fee_row_id);
    if (gone) {
      const amount = amountWithCode({ currency: gone.currency, amountMinor: gone.amount_minor });
      const words = inBoth({
        'zh-CN': `此行费用（${amount}）已从账单中取消。`,
        en: `This charge of ${amount} was taken off the bill.`,
      });
      await storeAnswer(transaction, dispute, { ...answer, outcome: 'accepted', words, isClosed: true });
    }
    const row = written.find(({ id }) => id !== null && id === dispute.fee_row_id);
    const change = row && changes.find(({ line }) => line === row.entry.line);
    const isAnswer = change && change.fromMinor !== change.toMinor && dispute.status === 'open';
    if (!isAnswer || change.fromMinor === null || change.toMinor === null) continue;
    const { currency, fromMinor, toMinor } = change;
    const [from, to] = [fromMinor, toMinor].map((amountMinor) => amountWithCode({ currency, amountMinor }));
    const words = inBoth({
      'zh-CN': `费用已由 ${from} 改为 ${to}。`,
      en: `The charge was changed from ${from} to ${to}.`,
    });
    const outcome = dispute.expected_minor === toMinor ? 'accepted' : 'changed';
    await storeAnswer(transaction, dispute, { ...answer, outcome, words, isClosed: false });
  }
  await detachDisputes(
    transaction,
    place,
    removed.map(({ id }) => id),
  );
}

/** Of a bill that is taken back nothing is left to be disputed. */
export async function endByCancellation(
  { transaction, name, now }: ForwarderAct,
  bill: LockedBill,
  reason: string,
): Promise<void> {
  const place = { customerId: bill.customer_id, billId: bill.id };
  for (const dispute of await listUnclosedDisputes(transaction, place)) {
    await storeAnswer(transaction, dispute, {
      outcome: 'accepted',
      words: reason,
      name,
      now,
      isClosed: true,
    });
  }
}
