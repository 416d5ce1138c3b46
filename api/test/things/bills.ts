import { oweBill } from '../owed-bills.ts';
import type { SignedIn } from '../portal.ts';
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
  ...{ billId, feeRowId, reason: 'wrongPrice' as const, words: `words ${word}` },
  ...{ expectedMinor: null, files: [], idempotencyKey: crypto.randomUUID() },
});

/** Bills with what their customer does with them: disputed, proved to be paid, with an invoice asked for. */
export const billThings: PartOfThings<BillThings> = {
  make: async ({ portal, person, word }) => {
    const rows = [{ amountMinor: 10_000, isConfirmed: true }];
    const owe = async (about: object = {}) => await oweBill(portal, person, { word, ...about });
    const [bill, unpaid, acted] = [await owe(), await owe({ rows }), await owe({ rows })];
    const [oldProfile, profile] = [await keepTitle(person, word), await keepTitle(person, word)];
    const upload = async () => await uploadTransfer(person);
    const dispute = async (feeRowId: string | null) =>
      await person.get('POST /cost/dispute', { body: disputeOf(acted.id, feeRowId, word) });
    const { dispute: open } = await dispute(acted.rowIds[0] ?? '');
    const evidence = { ...disputeOf(acted.id, null, word), files: [`/api/file/${await upload()}`] };
    const { dispute: old } = await person.get('POST /cost/dispute', { body: evidence });
    await person.get('POST /cost/paymentProof', { body: proofOf(await upload(), acted.id, word) });
    const invoiced = await owe({ rows, paidMinor: 500 });
    await portal.database.kysely
      .insertInto('bill_rate')
      .values({
        ...{ bill_id: invoiced.id, customer_id: person.customerId },
        ...{ currency: 'USD', rate: '7.1', rate_on: '2026-11-02' },
      })
      .execute();
    await person.get('POST /cost/paymentProof', { body: proofOf(await upload(), invoiced.id, word) });
    await person.get('POST /cost/requestInvoice', {
      body: {
        ...{ profileId: profile, kind: 'special', billIds: [invoiced.id], remarks: word },
        idempotencyKey: crypto.randomUUID(),
      },
    });
    return {
      ...{ billId: bill.id, feeRowId: bill.rowIds[0] ?? '', unpaidBillId: unpaid.id },
      confirmableBillId: (await owe()).id,
      paperedBillId: invoiced.id,
      ...{ disputeId: open.id, oldDisputeId: old.id, proofFileId: await upload() },
      ...{ profileId: profile, oldProfileId: oldProfile },
    };
  },
  invent: () =>
    inventIds(
      ...(['billId', 'feeRowId', 'unpaidBillId', 'paperedBillId', 'confirmableBillId'] as const),
      ...(['disputeId', 'oldDisputeId'] as const),
      ...(['proofFileId', 'profileId', 'oldProfileId'] as const),
    ),
};

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
