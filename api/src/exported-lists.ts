import { auditExport } from './modules/audit/audit-list.ts';
import { billExport } from './modules/bills/export/bill-export.ts';
import { bookingExports } from './modules/bookings/export/booking-exports.ts';
import { clientExport } from './modules/clients/client-list.ts';
import { readDeclarations } from './modules/customs/declarations/of-booking/read-declarations.ts';
import { goodsExport } from './modules/customs/goods/list/goods-list.ts';
import type { ExportableLists } from './modules/exports/exportable-list.ts';
import { leadExport } from './modules/leads/desk/lead-list.ts';
import { operationExport } from './modules/operations/read-operations.ts';
import { conversationExport } from './modules/support/desk/conversation-list.ts';

/** Every list that can be exported: one of the contract's that no module gives does not compile. */
export const exportedLists: ExportableLists = {
  ...bookingExports(readDeclarations),
  bills: billExport,
  goods: goodsExport,
  leads: leadExport,
  clients: clientExport,
  conversations: conversationExport,
  operations: operationExport,
  audit: auditExport,
};
