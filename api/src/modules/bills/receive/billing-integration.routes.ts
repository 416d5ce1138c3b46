import { createHash } from 'node:crypto';
import { type EndpointResult, type Endpoints, endpoints } from '@berth/contract/endpoints';
import { isId } from '../../../database/is-id.ts';
import type { Call, Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { accountKeyOf } from '../../sessions/account-key.ts';
import { findMemberByAccount } from '../../sessions/sessions.repository.ts';
import { doOnce, type IntegrationWrite } from '../../systems/do-once.ts';
import { actOf, actOnce, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { isEventKnown } from '../../systems/integration-events.repository.ts';
import { presentFile } from '../../uploads/uploads.presenter.ts';
import { readStored, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { lockBillByNumber } from '../record/bills.repository.ts';
import { answerDispute } from './answer-dispute.ts';
import { issueInvoice, refuseInvoice } from './answer-invoice.ts';
import { cancelBill } from './cancel-bill.ts';
import { refuseProof } from './decide-proof.ts';
import { findFileOfBills } from './named-bills.repository.ts';
import { readBillForSystem } from './read-bill.ts';
import { readWaiting } from './read-waiting.ts';
import { receiveBill } from './receive-bill.ts';
import { receivePayment } from './receive-payment.ts';
import { receiveQuotation } from './receive-quotation.ts';
import { addDocument, type StoredPaper, storeBillFile, storeInvoiceFile } from './store-paper.ts';

/** What systems of the forwarder call about bills; its desk does the same by its own calls. */
export function billingIntegrationHandlers(deps: UploadDependencies) {
  const { database } = deps;
  return {
    'GET /integration/billing': async () => await readWaiting(database),
    'GET /integration/billingFile': async ({ query }) => await readSentFile(deps, query.id),
    'GET /integration/bill': async ({ query }) => await readBillForSystem(database, query.number),
    'POST /integration/quotation': async (call) =>
      await actOnce(deps, 'POST /integration/quotation', call, (act) => receiveQuotation(act, call.body)),
    'POST /integration/bill': async (call) =>
      await actOnce(deps, 'POST /integration/bill', call, async (act) => {
        const { eventId: _eventId, account, ...entry } = call.body;
        return await receiveBill(act, entry, { customerId: await customerOf(act, account) });
      }),
    'POST /integration/cancelBill': async (call) =>
      await actOnce(deps, 'POST /integration/cancelBill', call, async (act) => {
        const bill = await lockBillByNumber(act.transaction, call.body.number);
        return await cancelBill(act, bill, { reason: call.body.reason });
      }),
    'POST /integration/payment': async (call) =>
      // A system reports what was received, whatever was due.
      await actOnce(deps, 'POST /integration/payment', call, (act) =>
        receivePayment(act, { ...call.body, isSure: true }),
      ),
    'POST /integration/proofRefusal': async (call) =>
      await actOnce(deps, 'POST /integration/proofRefusal', call, (act) => refuseProof(act, call.body)),
    'POST /integration/disputeAnswer': async (call) =>
      await actOnce(deps, 'POST /integration/disputeAnswer', call, (act) => {
        const { eventId: _eventId, replaces: answerId, ...answer } = call.body;
        return answerDispute(act, { ...answer, seen: { answerId } });
      }),
    'POST /integration/invoice': async (call) =>
      await onceWithFile(deps, 'POST /integration/invoice', call, {
        store: () => {
          const rule = endpoints['POST /integration/invoice'].upload;
          return storeInvoiceFile(deps, { requestId: call.query.requestId, upload: call.upload, rule });
        },
        work: (act, file) => issueInvoice(act, { ...call.query, file }),
      }),
    'POST /integration/invoiceRefusal': async (call) =>
      await actOnce(deps, 'POST /integration/invoiceRefusal', call, (act) => refuseInvoice(act, call.body)),
    'POST /integration/billDocument': async (call) =>
      await onceWithFile(deps, 'POST /integration/billDocument', call, {
        store: () => {
          const rule = endpoints['POST /integration/billDocument'].upload;
          return storeBillFile(deps, { number: call.query.number, upload: call.upload, rule });
        },
        work: (act, file) => addDocument(act, { ...call.query, file }),
      }),
  } satisfies Partial<Handlers>;
}

/** A file that a customer sent with a proof or a dispute, for the forwarder to look at. */
async function readSentFile(deps: UploadDependencies, id: string) {
  const file = isId(id) ? await findFileOfBills(deps.database, id, 'sent') : null;
  if (!file) throw new Refusal('NOT_FOUND');
  return { ...presentFile(file, await readStored(deps, file)), isInline: false };
}

type Result<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;
type Caller = Pick<Call<'POST /integration/bill'>, 'system' | 'locale'>;

/** The file is stored before the transaction, and not at all where the event is known. */
async function onceWithFile<Key extends IntegrationWrite>(
  deps: UploadDependencies,
  endpoint: Key,
  {
    system,
    locale,
    query,
    upload,
  }: Caller & { query: { eventId: string }; upload: Call<'POST /integration/invoice'>['upload'] },
  {
    store,
    work,
  }: { store: () => Promise<StoredPaper>; work: (act: ForwarderAct, file: StoredPaper) => Result<Key> },
): Result<Key> {
  const sha256 = createHash('sha256').update(upload.content).digest('hex');
  const isKnown = await isEventKnown(deps.database, { system: system.name, eventId: query.eventId });
  const file = isKnown ? null : await store();
  const body = { ...query, fileName: upload.fileName, sha256 };
  return await doOnce(deps, endpoint, { system, body }, async (write) => {
    if (!file) throw new Error('An event that was known is gone');
    return await work(actOf(write, locale), file);
  });
}

async function customerOf({ transaction }: ForwarderAct, account: string): Promise<string | null> {
  if (account === '') return null;
  const member = await findMemberByAccount(transaction, accountKeyOf(account));
  if (!member) throw new Refusal('NOT_FOUND', { field: 'account' });
  return member.customer_id;
}
