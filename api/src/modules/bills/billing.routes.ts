import type { ReferenceReader } from '../selects/reference-catalog.ts';
import type { UploadDependencies } from '../uploads/uploads.service.ts';
import { billHandlers } from './bills.routes.ts';
import { billingDeskHandlers } from './desk/billing-desk.routes.ts';
import type { FeeRowsReader } from './desk/import/import-fee-rows.ts';
import { disputeHandlers } from './dispute/disputes.routes.ts';
import { invoiceHandlers } from './invoice/invoices.routes.ts';
import { paymentHandlers } from './payment/payments.routes.ts';
import { billingIntegrationHandlers } from './receive/billing-integration.routes.ts';
import { statementHandlers } from './statement/statement.routes.ts';

/** Every call about money: the customer's bills, disputes, payments and invoices, the desk's, other systems'. */
export function billingHandlers(
  deps: UploadDependencies & { reference: ReferenceReader; readFeeRows: FeeRowsReader },
) {
  return {
    ...billHandlers(deps),
    ...disputeHandlers(deps),
    ...paymentHandlers(deps),
    ...invoiceHandlers(deps),
    ...statementHandlers(deps),
    ...billingDeskHandlers(deps),
    ...billingIntegrationHandlers(deps),
  };
}
