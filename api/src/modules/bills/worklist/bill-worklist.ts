import { may, paths, toConfirmOf, toPayOf } from '@berth/contract';
import type { Kysely } from 'kysely';
import { fromChinaTime, toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { type WorklistEntry, type WorklistProvider, wordReason } from '../../worklist/worklist-entry.ts';
import { wordAmounts } from '../show/bill-message-words.ts';
import * as repository from './bill-worklist.repository.ts';
import { answeredWords, confirmWords, overdueWords, refusedWords } from './bill-worklist-words.ts';

type Asked = Parameters<WorklistProvider['ask']>[0];

/** What happened longer ago was dealt with, or never will be. */
const recentMs = 14 * 24 * 3600_000;
/** Of each kind: nobody works through more. */
const limit = 100;

/** What needs a customer of their bills. */
export function billWorklist({ database }: Pick<Context, 'database'>): WorklistProvider {
  return {
    name: 'bills',
    permission: 'cost:view',
    ask: async (asked) => {
      const found = await Promise.all([
        findToConfirm(database, asked),
        findOverdue(database, asked),
        findAnswered(database, asked),
        findRefused(database, asked),
      ]);
      return found.flat();
    },
  };
}

const namesOf = ({ id, number }: repository.NamedBill): Pick<WorklistEntry, 'record' | 'path'> => ({
  record: { kind: 'bill', id, number },
  path: paths.bill({ id }),
});

/** The day itself is still in time. */
const dueBy = (day: string) => ({ dueAt: new Date(fromChinaTime(`${day} 23:59:59`)), dueOn: day });

async function findToConfirm(database: Kysely<Tables>, { actor, now }: Asked): Promise<WorklistEntry[]> {
  if (!may(actor, 'cost:confirm')) return [];
  const today = toChinaDay(now);
  const bills = await repository.listToConfirm(database, { customerId: actor.customerId, limit });
  return bills.map((bill) => ({
    kind: 'billToConfirm',
    ...namesOf(bill),
    ...wordReason(confirmWords, { amounts: wordAmounts(toConfirmOf(bill.totals)) }),
    // Only what is confirmed is overdue after its day.
    ...(bill.due_on < today ? ({ dueAt: null, urgency: 'urgent' } as const) : dueBy(bill.due_on)),
  }));
}

async function findOverdue(database: Kysely<Tables>, { actor, now }: Asked): Promise<WorklistEntry[]> {
  const { customerId } = actor;
  const bills = await repository.listOverdue(database, { customerId, limit, today: toChinaDay(now) });
  return bills.map((bill) => ({
    kind: 'billOverdue',
    ...namesOf(bill),
    ...wordReason(overdueWords, { amounts: wordAmounts(toPayOf(bill.totals)) }),
    ...dueBy(bill.due_on),
  }));
}

async function findAnswered(database: Kysely<Tables>, { actor }: Asked): Promise<WorklistEntry[]> {
  if (!may(actor, 'cost:dispute')) return [];
  const bills = await repository.listAnswered(database, { customerId: actor.customerId, limit });
  return bills.map((bill) => ({
    kind: 'disputeAnswered',
    urgency: 'soon',
    dueAt: null,
    ...namesOf(bill),
    ...wordReason(answeredWords),
  }));
}

async function findRefused(database: Kysely<Tables>, { actor, now }: Asked): Promise<WorklistEntry[]> {
  if (!may(actor, 'cost:pay')) return [];
  const since = new Date(now.getTime() - recentMs);
  const { customerId } = actor;
  const proofs = await repository.listRefusedProofs(database, { customerId, limit, since });
  return proofs.map((proof) => {
    const { proof_id: part, currency, amount_minor: amountMinor, refusal: reason } = proof;
    return {
      kind: 'proofRefused',
      part,
      urgency: 'soon',
      dueAt: null,
      ...namesOf(proof),
      ...wordReason(refusedWords, { amount: wordAmounts([{ currency, amountMinor }]), reason }),
    };
  });
}
