import { auditList } from '../audit/audit.list.ts';
import { billList } from '../bill/bill.list.ts';
import { airBookingList } from '../booking/air/air-booking.list.ts';
import { fclBookingList } from '../booking/fcl/fcl-booking.list.ts';
import { lclBookingList } from '../booking/lcl/lcl-booking.list.ts';
import { clientList } from '../client/client.list.ts';
import { goodsList } from '../customs/goods.list.ts';
import { leadList } from '../lead/lead.list.ts';
import { type ExportedList, exportedListOf } from '../list/exported-list.ts';
import { operationList } from '../operation/operation.list.ts';
import { conversationList } from '../support/conversation.list.ts';

/** The most rows that one export gives at once; more are exported as a task. */
export const exportRowLimit = 2000;

/**
 * The lists that `GET /fileExport` knows: what each can be filtered and sorted by, as the list itself, and its
 * columns in the order in which they are exported unless others are asked for.
 */
export const exportLists = {
  lclBookings: /* @__PURE__ */ exportedListOf(lclBookingList),
  fclBookings: /* @__PURE__ */ exportedListOf(fclBookingList),
  airBookings: /* @__PURE__ */ exportedListOf(airBookingList),
  bills: /* @__PURE__ */ exportedListOf(billList),
  goods: /* @__PURE__ */ exportedListOf(goodsList),
  leads: /* @__PURE__ */ exportedListOf(leadList),
  clients: /* @__PURE__ */ exportedListOf(clientList),
  conversations: /* @__PURE__ */ exportedListOf(conversationList),
  operations: /* @__PURE__ */ exportedListOf(operationList),
  audit: /* @__PURE__ */ exportedListOf(auditList),
} as const satisfies Record<string, ExportedList>;

export type ExportList = keyof typeof exportLists;
export type ExportColumn<List extends ExportList> = (typeof exportLists)[List]['columns'][number];

/** The `columns` to ask for so that a file shows what a screen shows, in the same order; some are on the screen alone. */
export function exportColumnsOf(list: ExportList, shown: readonly string[]): string[] {
  const { parts, columns }: ExportedList = exportLists[list];
  const wanted = shown.flatMap((key) => parts[key] ?? [key]);
  return [...new Set(wanted)].filter((key) => columns.includes(key));
}
