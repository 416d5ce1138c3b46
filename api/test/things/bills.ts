import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database/tables.ts';
import { oweBill, owedFeeItem } from '../owed-bills.ts';
import type { Portal, SignedIn } from '../portal.ts';
import { samplePdf } from '../sample-files.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

type BillThings = {
  /** Its amounts wait for a confirmation, and nothing of it is disputed. */
  billId: string;
  feeRowId: string;
  /** Confirmed and not paid; an invoice of it may be asked for. */
  unpaidBillId: string;
  /** Partly paid, with a rate, a proof and a request for an invoice. */
  paperedBillId: string;
  /** For nothing else than being confirmed. */
  confirmableBillId: string;
  /** For nothing else than being paid out of the credit on account. */
  creditedBillId: string;
  /** Open, of another bill. */
  disputeId: string;
  /** For nothing else than being withdrawn. */
  oldDisputeId: string;
  /** Of an uploaded file that proves nothing yet. */
  proofFileId: string;
  profileId: string;
  oldProfileId: string;
};

/** A title that may be saved, the word in it, under a name that no other one has. */
export const invoiceTitle = (word: string) => ({
  title: `${word} ${crypto.randomUUID().slice(0, 8)}`,
  taxNumber: '914403001922038216',
  address: `address ${word}`,
  phone: '0755-28780808',
  bank: `bank ${word}`,
  bankAccount: '4000027719200032451',
  isDefault: false,
});

export const proofOf = (proofFileId: string, billId: string, word: string) => ({
  file: `/api/file/${proofFileId}`,
  currency: 'CNY' as const,
  amountMinor: 100,
  paidOn: '2026-11-19',
  payer: `payer ${word}`,
  bills: [{ id: billId, amountMinor: 100 }],
  idempotencyKey: crypto.randomUUID(),
});

export const disputeOf = (billId: string, feeRowId: string | null, word: string) => ({
  billId,
  feeRowId,
  reason: 'wrongPrice' as const,
  words: `words ${word}`,
  expectedMinor: null,
  files: [],
  idempotencyKey: crypto.randomUUID(),
});

/** Bills with what their customer does with them: disputed, proved to be paid, with an invoice asked for. */
export const billThings: PartOfThings<BillThings> = {
  make: async ({ portal, person, word, booking }) => {
    const { kysely } = portal.database;
    const confirmed = { amountMinor: 10_000, isConfirmed: true };
    const dollars = { currency: 'USD' as const, amountMinor: 500, isConfirmed: true };
    const owe = async (about: object = {}) => await oweBill(portal, person, { word, ...about });
    const bill = await owe({ paidMinor: 1, bookingId: booking.id });
    const [unpaid, acted] = [
      await owe({ rows: [confirmed, dollars], rate: '7.1' }),
      await owe({ rows: [confirmed, dollars], rate: '7.1' }),
    ];
    // The first one is the default, which another one becomes when it goes.
    const [profile, oldProfile] = [await keepTitle(person, word), await keepTitle(person, word)];
    const upload = async () => await uploadTransfer(person);
    const dispute = async (billId: string, feeRowId: string | null, about: object = {}) => {
      const body = { ...disputeOf(billId, feeRowId, word), ...about };
      return (await person.get('POST /cost/dispute', { body })).dispute.id;
    };
    const open = await dispute(acted.id, acted.rowIds[0] ?? '');
    const old = await dispute(acted.id, null, { files: [`/api/file/${await upload()}`] });
    await person.get('POST /cost/paymentProof', { body: proofOf(await upload(), acted.id, word) });
    const invoiced = await owe({ rows: [confirmed], paidMinor: 500, rate: '7.1' });
    await person.get('POST /cost/paymentProof', { body: proofOf(await upload(), invoiced.id, word) });
    await person.get('POST /cost/requestInvoice', {
      body: {
        profileId: profile,
        kind: 'special',
        billIds: [invoiced.id],
        remarks: word,
        idempotencyKey: crypto.randomUUID(),
      },
    });
    await attachDocument(kysely, person, { billId: invoiced.id, uploadId: await upload(), word });
    await quote(kysely, person, booking.id);
    await grantCredit(kysely, person);
    // Overdue for a year, and its proof was refused.
    const overdue = await owe({ rows: [confirmed], issuedOn: '2025-11-02', dueOn: '2025-12-02' });
    await person.get('POST /cost/paymentProof', { body: proofOf(await upload(), overdue.id, word) });
    await refuseProofs(portal, overdue.id);
    // Nothing is ever done to this one: it waits for the confirmation of its amounts.
    await owe();
    // A credit note: what it is of stands on account.
    await owe({ rows: [{ amountMinor: -300, isConfirmed: true }] });
    const credited = await owe({ rows: [confirmed] });
    const confirmable = await owe({ rows: Array.from({ length: 3 }, () => ({ amountMinor: 5000 })) });
    await answerDispute(portal, person, { of: confirmable, row: 1, status: 'accepted', word });
    await answerDispute(portal, person, { of: confirmable, row: 2, status: 'refused', word });
    await awaitConfirmation(kysely, confirmable.id);
    return {
      billId: bill.id,
      feeRowId: bill.rowIds[0] ?? '',
      unpaidBillId: unpaid.id,
      confirmableBillId: confirmable.id,
      creditedBillId: credited.id,
      paperedBillId: invoiced.id,
      disputeId: open,
      oldDisputeId: old,
      proofFileId: await upload(),
      profileId: profile,
      oldProfileId: oldProfile,
    };
  },
  invent: () =>
    inventIds(
      ...(['billId', 'feeRowId', 'unpaidBillId', 'paperedBillId', 'confirmableBillId'] as const),
      ...(['creditedBillId', 'disputeId', 'oldDisputeId'] as const),
      ...(['proofFileId', 'profileId', 'oldProfileId'] as const),
    ),
};

/** Makes a bill wait for the confirmation of its amounts once more, with the answers to its disputes. */
export async function awaitConfirmation(kysely: Kysely<Tables>, billId: string): Promise<void> {
  await kysely.updateTable('bill').where('id', '=', billId).set({ status: 'answered' }).execute();
  const open = { confirmed_at: null, confirmed_by: '' };
  await kysely.updateTable('fee_row').where('bill_id', '=', billId).set(open).execute();
  await kysely.updateTable('bill_dispute').where('bill_id', '=', billId).set({ closed_at: null }).execute();
}

/** A dispute of one of the bill's rows that the forwarder has answered and the customer not closed yet. */
async function answerDispute(
  { database, clock }: Portal,
  { customerId, userId }: SignedIn,
  about: {
    of: { id: string; rowIds: readonly string[] };
    row: number;
    status: 'accepted' | 'refused';
    word: string;
  },
): Promise<void> {
  const { of, row, status, word } = about;
  const at = clock().toISOString();
  const place = { id: crypto.randomUUID(), bill_id: of.id, customer_id: customerId };
  await database.kysely
    .insertInto('bill_dispute')
    .values({
      ...place,
      fee_row_id: of.rowIds[row] ?? null,
      reason: 'wrongPrice',
      words: `words ${word}`,
      status,
      opened_by: userId,
      opened_at: at,
      answered_at: at,
    })
    .execute();
}

async function refuseProofs({ database: { kysely }, clock }: Portal, billId: string): Promise<void> {
  const ofBill = kysely.selectFrom('proof_allocation').where('bill_id', '=', billId).select('proof_id');
  const refused = { status: 'refused' as const, refusal: 'unreadable', decided_at: clock().toISOString() };
  await kysely.updateTable('payment_proof').where('id', 'in', ofBill).set(refused).execute();
}

async function attachDocument(
  kysely: Kysely<Tables>,
  { customerId }: SignedIn,
  { billId, uploadId, word }: { billId: string; uploadId: string; word: string },
): Promise<void> {
  const document = { id: crypto.randomUUID(), bill_id: billId, customer_id: customerId, upload_id: uploadId };
  await kysely
    .insertInto('bill_document')
    .values({ ...document, title: `title ${word}`, by_name: 'Desk', added_at: '2026-11-19T02:00:00Z' })
    .execute();
}

async function quote(kysely: Kysely<Tables>, { customerId }: SignedIn, bookingId: string): Promise<void> {
  const price = { currency: 'CNY' as const, quantity: '1', unit_price: '100', amount_minor: 10_000 };
  const row = { id: crypto.randomUUID(), customer_id: customerId, booking_id: bookingId, ordinal: 0 };
  await kysely
    .insertInto('quotation_row')
    .values({ ...row, ...price, fee_item: owedFeeItem, unit: '票', quoted_at: '2026-11-19T02:00:00Z' })
    .execute();
}

async function grantCredit(kysely: Kysely<Tables>, { customerId }: SignedIn): Promise<void> {
  const credit = { limit_minor: 1_000_000, days: 30, updated_at: '2026-11-19T02:00:00Z' };
  await kysely
    .insertInto('customer_credit')
    .values({ customer_id: customerId, ...credit })
    // Things are made for the same customer again.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function keepTitle(person: SignedIn, word: string): Promise<string> {
  return (await person.get('POST /cost/saveInvoiceProfile', { body: invoiceTitle(word) })).id;
}

/** A file that is no other one's: the same proof is not sent twice. */
async function uploadTransfer(person: SignedIn): Promise<string> {
  const pdf = await samplePdf((document) => document.setTitle(crypto.randomUUID()));
  const upload = new File([new Uint8Array(pdf)], 'transfer.pdf');
  const { src } = await person.get('POST /uploadFile', { upload });
  return src.split('/').at(-1) ?? '';
}
