import { bareCode, mergeLimit, normalizeCode } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaDay } from '../../../../china-time.ts';
import type { Context } from '../../../../context.ts';
import { isId } from '../../../../database/is-id.ts';
import { kindsOf, presentBookings } from '../show/declarations.presenter.ts';
import { listDeclarable, listDeclarationsOf, listNamed } from './declarable.repository.ts';

type Answer = EndpointResult<Endpoints['GET /business/declarationBookings']>;

const limit = 50;

/** What a declaration can be started for; the bookings that are named come first. */
export async function listBookings(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  customerId: string,
  { search, ids: asked }: { search: string; ids: string },
): Promise<Answer> {
  const ids = [...new Set(asked.split(','))].filter(isId).slice(0, mergeLimit);
  const code = bareCode(normalizeCode(search));
  const named = await listNamed(database, customerId, ids);
  const open = await listDeclarable(database, customerId, {
    limit: limit + 1,
    code,
    today: toChinaDay(clock()),
  });
  const others = open.slice(0, limit).filter(({ id }) => !named.some((booking) => booking.id === id));
  const rows = [...named, ...others];
  const declarations = await listDeclarationsOf(
    database,
    customerId,
    named.map(({ id }) => id),
  );
  const shown = await presentBookings(database, customerId, rows);
  return {
    bookings: shown.map((booking, at) => {
      const declaration = declarations.find(({ booking_id }) => booking_id === booking.id);
      const row = rows[at];
      return {
        ...booking,
        kinds: row ? [...kindsOf(row)] : [],
        declaration: declaration ? { id: declaration.id, status: declaration.status } : null,
      };
    }),
    hasMore: open.length > limit,
  };
}
