import type { ReadDeclarations } from '../../../bookings/list/add-declarations.ts';
import { listDeclarationsOf } from '../start/declarable.repository.ts';

/** Where the declarations of listed bookings stand. */
export const readDeclarations: ReadDeclarations = async (database, customerId, bookingIds) => {
  const found = await listDeclarationsOf(database, customerId, bookingIds);
  return new Map(found.map(({ booking_id, id, status }) => [booking_id, { id, status }]));
};
