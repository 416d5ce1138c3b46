import {
  type BookingStatus,
  checkText,
  maxReturnReason,
  obstacleToReturn,
  type Problem,
  trimText,
} from '@berth/contract';

/** A booking of any kind, as far as its return (退载) asks about it. */
export type ReturnableBooking = {
  id: string;
  businessNumber: string;
  status: BookingStatus;
  /** The version that the customer looks at. */
  version: number;
  /** In a list only known while it is in containers; the server refuses what has sailed in any case. */
  hasDeparted?: boolean;
};

/** Those that can be returned, and those that cannot, each with the reason. */
export function sortByObstacle(bookings: readonly ReturnableBooking[]) {
  const judged = bookings.map((booking) => ({
    booking,
    obstacle: obstacleToReturn({ status: booking.status, hasDeparted: booking.hasDeparted ?? false }),
  }));
  return {
    open: judged.flatMap(({ booking, obstacle }) => (obstacle === null ? [booking] : [])),
    barred: judged.flatMap(({ booking, obstacle }) => (obstacle === null ? [] : [{ booking, obstacle }])),
  };
}

/** What is wrong with the reason as it was typed, the same as the server would say. */
export function reasonProblem(typed: string): Problem | null {
  const reason = trimText(typed);
  if (reason === '') return { path: 'reason', rule: 'required' };
  const problem = checkText(reason, maxReturnReason);
  return problem && { path: 'reason', ...problem };
}
