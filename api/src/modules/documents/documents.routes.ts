import type { Actor, Handlers } from '../../http/handlers.ts';
import { createPlaces } from '../../http/places.ts';
import { composeDocument, type DocumentDependencies, type PrintOrder } from './documents.service.ts';
import { drawDocument } from './draw/draw-document.ts';
import { bookingAt, presentEntryCode } from './entry-code.ts';

const pdf = 'application/pdf';

// Each takes a core for as long as it is drawn.
const atOnce = { ofAll: 4, ofOne: { person: 2, customer: 3 } };

/** What is printed of bookings (spec section 7, Export and files), and the code for the gate. */
export function documentHandlers(deps: DocumentDependencies) {
  const places = createPlaces(atOnce, 'DOCUMENTS_BUSY');
  const print = async (actor: Actor, order: PrintOrder, signal: AbortSignal) => {
    const leave = places.take({ person: actor.userId, customer: actor.customerId });
    try {
      const { drawing, fileName } = await composeDocument(deps, actor, { order, limit: 'waiting', signal });
      const body = await drawDocument(drawing, { onDone: () => undefined, signal }, { isTask: false });
      return { mediaType: pdf, fileName, body };
    } finally {
      leave();
    }
  };
  return {
    'GET /export/exportFigure': async ({ actor, query, locale, signal }) => {
      const { ids, language = locale } = query;
      return await print(actor, { document: 'figure', ids, language, size: 'a4' }, signal);
    },
    'GET /export/exportMark': async ({ actor, query, locale, signal }) =>
      await print(actor, { document: 'marks', ...query, language: query.language ?? locale }, signal),
    'GET /business/getWarehouseCode': async ({ actor, query }) =>
      await presentEntryCode(deps.database, await bookingAt(deps.database, actor, query.id)),
  } satisfies Partial<Handlers>;
}
