import { endpoints } from '@berth/contract/endpoints';
import type { Handlers } from '../../../http/handlers.ts';
import { findCustomers } from '../../customers/customers.repository.ts';
import type { ReferenceReader } from '../../selects/reference-catalog.ts';
import { actAtDesk } from '../../systems/forwarder-act.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { applyCreditAtDesk, payBack } from '../credit/credit-at-desk.ts';
import { answerDispute } from '../receive/answer-dispute.ts';
import { issueInvoice, refuseInvoice } from '../receive/answer-invoice.ts';
import { cancelBill } from '../receive/cancel-bill.ts';
import { refuseProof } from '../receive/decide-proof.ts';
import { getBillPlace } from '../receive/get-bill-place.ts';
import { receiveBill } from '../receive/receive-bill.ts';
import { receivePayment } from '../receive/receive-payment.ts';
import { storeInvoiceFile } from '../receive/store-paper.ts';
import { lockBill } from '../record/bills.repository.ts';
import { listFeeItems } from './desk.repository.ts';
import { type FeeRowsReader, importFeeRows } from './import/import-fee-rows.ts';
import {
  findBills,
  findBookingsToBill,
  getCustomer,
  readBillAtDesk,
  readFileAtDesk,
  readQueue,
} from './read-desk.ts';

type Dependencies = UploadDependencies & { reference: ReferenceReader; readFeeRows: FeeRowsReader };

/** The billing desk: staff do by hand what the forwarder's systems do, for every customer, each in their own name. */
export function billingDeskHandlers(deps: Dependencies) {
  const { database } = deps;
  return {
    'GET /system/billing/queue': async () => await readQueue(database),
    'GET /system/billing/customers': async ({ query }) =>
      await findCustomers(database, { search: query.search, hasForwarder: false }),
    'GET /system/billing/bookings': async ({ query }) => await findBookingsToBill(database, query),
    'GET /system/billing/feeItems': async () =>
      (await listFeeItems(database)).map(({ code, name_zh, name_en, unit_zh, unit_en }) => ({
        code,
        name: { 'zh-CN': name_zh, en: name_en },
        unit: { 'zh-CN': unit_zh, en: unit_en },
      })),
    'GET /system/billing/bills': async ({ query }) => await findBills(database, query),
    'GET /system/billing/bill': async ({ query }) => await readBillAtDesk(deps, query.id),
    'GET /system/billing/file': async ({ query }) => await readFileAtDesk(deps, query.id),
    'POST /system/billing/bill': async (call) => {
      const { customerId, version, isSupplement, ...entry } = call.body;
      await getCustomer(database, customerId);
      return await actAtDesk(deps, call, (act) =>
        receiveBill(act, entry, { customerId, version, isSupplement }),
      );
    },
    'POST /system/billing/cancelBill': async (call) =>
      await actAtDesk(deps, call, async (act) => {
        const { id, ...body } = call.body;
        const bill = await lockBill(act.transaction, await getBillPlace(act.transaction, id));
        return await cancelBill(act, bill, body);
      }),
    'POST /system/billing/answerDispute': async (call) =>
      await actAtDesk(deps, call, (act) => {
        const { version, ...answer } = call.body;
        return answerDispute(act, { ...answer, seen: { version } });
      }),
    'POST /system/billing/confirmProof': async (call) =>
      await actAtDesk(deps, call, (act) => receivePayment(act, call.body)),
    'POST /system/billing/applyCredit': async (call) =>
      await actAtDesk(deps, call, (act) => applyCreditAtDesk(act, call.body)),
    'POST /system/billing/payBack': async (call) =>
      await actAtDesk(deps, call, (act) => payBack(act, call.body)),
    'POST /system/billing/refuseProof': async (call) =>
      await actAtDesk(deps, call, (act) => refuseProof(act, call.body)),
    'POST /system/billing/invoice': async (call) => {
      const { requestId } = call.query;
      const rule = endpoints['POST /system/billing/invoice'].upload;
      const file = await storeInvoiceFile(deps, { requestId, upload: call.upload, rule });
      return await actAtDesk(deps, call, (act) => issueInvoice(act, { ...call.query, file }));
    },
    'POST /system/billing/refuseInvoice': async (call) =>
      await actAtDesk(deps, call, (act) => refuseInvoice(act, call.body)),
    'POST /system/billing/importRows': async (call) => await importFeeRows(deps, call),
  } satisfies Partial<Handlers>;
}
