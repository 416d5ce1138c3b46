import {
  type BillTotal,
  billStatusOf,
  canBillBecome,
  disputedOf,
  dueOf,
  type FeeEntry,
  type Money,
  sumsByCurrency,
  toConfirmOf,
} from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  billOf,
  bookingOf,
  customerPermissions,
  feeRow,
  prove,
  totalsOf,
} from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';
import { countOpenParts, sumBill } from '../record/bills.repository.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let businessNumber: string;

beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
  person = await portal.signIn('Busy Ltd', { permissions: customerPermissions });
  ({ businessNumber } = await bookingOf(person));
});
afterAll(async () => await portal.close());

type Act =
  | { act: 'correct'; amounts: readonly number[] }
  | { act: 'pay'; amountMinor: number }
  | { act: 'confirm' | 'disputeRow' | 'disputeBill' | 'answer' | 'withdraw' | 'prove' | 'confirmProof' }
  | { act: 'cancel' };

const amount = fc.constantFrom(-500, 100, 250, 1000);
const amounts = fc.array(amount, { minLength: 1, maxLength: 3 });
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constant('correct' as const), amounts }) },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('pay' as const),
        amountMinor: fc.constantFrom(-300, 100, 1000),
      }),
    },
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(
          ...(['confirm', 'confirm', 'disputeRow', 'disputeBill', 'answer', 'withdraw', 'prove'] as const),
          'confirmProof' as const,
        )
        .map((act) => ({ act })),
    },
    { weight: 1, arbitrary: fc.constant({ act: 'cancel' as const }) },
  ),
  { minLength: 3, maxLength: 9 },
);

const rowsOf = (list: readonly number[]): FeeEntry[] =>
  list.map((amountMinor, at) => feeRow(at + 1, amountMinor, { businessNumber }));

/** What the customer's bills say together, as the account sums them: settled ones and cancelled ones owe nothing. */
async function sumsOfBills() {
  const bills = await portal.database.kysely
    .selectFrom('bill')
    .where('customer_id', '=', person.customerId)
    .where('status', 'not in', ['settled', 'cancelled'])
    .select('totals')
    .execute();
  const sumOf = (read: (totals: BillTotal[]) => Money[]) =>
    sumsByCurrency(bills.flatMap(({ totals }) => read(totals))).filter(
      ({ amountMinor }) => amountMinor !== 0,
    );
  return { toConfirm: sumOf(toConfirmOf), due: sumOf(dueOf), disputed: sumOf(disputedOf) };
}

/** Tries one act; whether it may be done is for the server to say, in an answer that is no error of its own. */
async function attempt(act: Act, bill: { id: string; entry: ReturnType<typeof billOf> }): Promise<number> {
  const eventId = newEventId();
  const { id, entry } = bill;
  const { version, rows, disputes, proofs, toConfirm } = await person.get('GET /cost/getExpense', {
    query: { id },
  });
  const disputeId = disputes[0]?.id ?? crypto.randomUUID();
  const opened = (feeRowId: string | null) =>
    person.call('POST /cost/dispute', {
      body: {
        billId: id,
        feeRowId,
        reason: 'other',
        words: 'no',
        expectedMinor: null,
        files: [],
        idempotencyKey: crypto.randomUUID(),
      },
    });
  const sent = async () => {
    switch (act.act) {
      case 'correct': {
        const next = rowsOf(act.amounts);
        const body = { eventId, ...entry, rows: next, totals: totalsOf(next) };
        return await system.call('POST /integration/bill', { body });
      }
      case 'pay': {
        const bills = [{ bill: entry.number, amountMinor: act.amountMinor }];
        const body = { eventId, currency: 'CNY', receivedOn: '2026-11-20', bills } as const;
        return await system.call('POST /integration/payment', { body: { ...body, bills } });
      }
      case 'cancel':
        return await system.call('POST /integration/cancelBill', {
          body: { eventId, number: entry.number, reason: 'no' },
        });
      case 'answer':
        return await system.call('POST /integration/disputeAnswer', {
          body: { eventId, disputeId, outcome: 'refused', words: 'no' },
        });
      case 'confirmProof':
        return await system.call('POST /integration/payment', {
          body: {
            eventId,
            currency: 'CNY',
            receivedOn: '2026-11-20',
            proofId: proofs[0]?.id ?? crypto.randomUUID(),
          },
        });
      case 'confirm': {
        const answer = await person.call('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
        const [result] = answer.json().data.results;
        // What the bill offers is what is confirmed. One of which nothing is left stays as it is.
        expect(result.amounts).toEqual(toConfirm ?? []);
        if (toConfirm) expect(result.isConfirmed).toBe(true);
        return answer;
      }
      case 'disputeRow':
        return await opened(rows[0]?.id ?? '');
      case 'disputeBill':
        return await opened(null);
      case 'withdraw':
        return await person.call('POST /cost/withdrawDispute', { body: { disputeId } });
      case 'prove':
        return await prove(person, [{ id, amountMinor: 100 }])
          .then(() => ({ statusCode: 200 }))
          .catch(() => ({ statusCode: 409 }));
    }
  };
  return (await sent()).statusCode;
}

test('no acts in any order lead outside the table, totals are always those of rows, disputes, payments and proofs, and the account is their sum', async () => {
  const { kysely } = portal.database;
  await fc.assert(
    fc.asyncProperty(amounts, acts, async (first, sequence) => {
      portal.clock.advance(61);
      person = await person.again();
      const entry = billOf(rowsOf(first));
      const { id } = await system.get('POST /integration/bill', {
        body: { eventId: newEventId(), ...entry },
      });
      const place = { customerId: person.customerId, billId: id };
      let before = 'unconfirmed' as Parameters<typeof canBillBecome>[0];
      for (const act of sequence) {
        expect([200, 400, 404, 409]).toContain(await attempt(act, { id, entry }));
        const bill = await kysely
          .selectFrom('bill')
          .where('id', '=', id)
          .select(['status', 'totals', 'cancelled_at', 'version'])
          .executeTakeFirstOrThrow();
        expect(bill.status === before || canBillBecome(before, bill.status)).toBe(true);
        const totals = await sumBill(kysely, place);
        expect(bill.totals).toEqual(totals);
        const parts = await countOpenParts(kysely, place);
        const facts = { ...parts, isCancelled: bill.cancelled_at !== null, totals };
        expect(bill.status).toBe(billStatusOf(facts));
        const events = kysely.selectFrom('bill_event').where('bill_id', '=', id).select('version');
        expect(await events.execute()).toHaveLength(bill.version);
        const { toConfirm, due, disputed } = await person.get('GET /cost/getAccount');
        const account = { toConfirm: toConfirm.amounts, due: due.amounts, disputed: disputed.amounts };
        expect(account).toEqual(await sumsOfBills());
        before = bill.status;
      }
    }),
    { numRuns: 8 },
  );
}, 240_000);
