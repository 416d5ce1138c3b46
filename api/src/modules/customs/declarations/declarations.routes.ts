import { clearanceTotals } from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { DeclarationRow } from './declarations.repository.ts';
import { readDeclaration, saveDeclaration } from './declarations.service.ts';

/** The customers' declarations. */
export function declarationHandlers(dependencies: { database: Kysely<Tables>; clock: Clock }) {
  return {
    'GET /business/declaration': async ({ actor, query }) => {
      const { booking, kinds, declaration } = await readDeclaration(dependencies, actor, query.bookingId);
      return {
        booking: {
          ...{ id: booking.id, businessNumber: booking.business_number, status: booking.status },
          kinds: [...kinds],
        },
        declaration: declaration && presentDeclaration(declaration),
      };
    },
    'POST /business/declarationSave': async (call) => await saveDeclaration(dependencies, call),
  } satisfies Partial<Handlers>;
}

function presentDeclaration(row: DeclarationRow) {
  const { id, version, status, kind, currency, goods } = row;
  return {
    ...{ id, version, status, kind, currency, goods },
    totals: clearanceTotals(goods, currency),
    updatedBy: row.updated_by,
    updatedAt: toChinaTime(row.updated_at),
  };
}
