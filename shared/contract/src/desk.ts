export type { DeskBookingRow } from './desk/desk-booking.list.ts';
export { bookingKindNames, deskBookingList } from './desk/desk-booking.list.ts';
export type { InboxClaim, InboxSource } from './desk/inbox.ts';
export { inboxClaims, inboxShown, inboxSourceNames, inboxSources } from './desk/inbox.ts';
export { undoProblems } from './desk/undo.ts';
