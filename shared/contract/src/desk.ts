export type { DeskBookingRow } from './desk/desk-booking.list.ts';
export { bookingKindNames, deskBookingList } from './desk/desk-booking.list.ts';
export { undoProblems } from './desk/undo.ts';
