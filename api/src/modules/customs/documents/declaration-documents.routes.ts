import type { Locale } from '@berth/contract';
import { isId } from '../../../database/is-id.ts';
import type { Actor, Handlers } from '../../../http/handlers.ts';
import { createPlaces } from '../../../http/places.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ReferenceReader } from '../../selects/reference-catalog.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import type { DeclarationRow } from '../declarations/record/declarations.repository.ts';
import { getDeclaration } from '../declarations/record/locked-declarations.ts';
import { findPlace } from '../desk/desk.repository.ts';
import { archiveDeclaration } from './archive-declaration.ts';
import { makeDocuments } from './make-documents.ts';
import { readDocumentSource } from './read-document-source.ts';

// Each takes a core for as long as it is made.
const atOnce = { ofAll: 4, ofOne: { person: 2, customer: 3 } };

type Ordered = { as: 'xlsx' | 'pdf'; locale: Locale; signal: AbortSignal };

/** What the portal makes of declarations: their documents for customer and desk, and the zip that is retained. */
export function declarationDocumentHandlers(deps: UploadDependencies & { reference: ReferenceReader }) {
  const { database, clock } = deps;
  const places = createPlaces(atOnce, 'DOCUMENTS_BUSY');
  const make = async (actor: Actor, row: DeclarationRow, { as, locale, signal }: Ordered) => {
    const leave = places.take({ person: actor.userId, customer: actor.customerId });
    try {
      const source = await readDocumentSource(deps, row, locale);
      return await makeDocuments(source, { as, now: clock() }, { signal, onDone: () => undefined });
    } finally {
      leave();
    }
  };
  return {
    'GET /business/declarationDocuments': async ({ actor, query, locale, signal }) => {
      const { id, as, language = locale } = query;
      const row = await getDeclaration(database, { customerId: actor.customerId, id });
      return await make(actor, row, { as, locale: language, signal });
    },
    'GET /system/customs/documents': async ({ actor, query, locale, signal }) => {
      const { id, as, language = locale } = query;
      const place = isId(id) ? await findPlace(database, { id }) : null;
      if (!place) throw new Refusal('NOT_FOUND');
      const row = await getDeclaration(database, { customerId: place.customer_id, id });
      return await make(actor, row, { as, locale: language, signal });
    },
    'GET /business/declarationZip': async ({ actor, query, locale, signal }) => {
      const { id, language = locale } = query;
      const row = await getDeclaration(database, { customerId: actor.customerId, id });
      const leave = places.take({ person: actor.userId, customer: actor.customerId });
      try {
        const source = await readDocumentSource(deps, row, language);
        const waiting = { signal, onDone: () => undefined };
        return await archiveDeclaration(deps, { row, source, now: clock() }, waiting);
      } finally {
        leave();
      }
    },
  } satisfies Partial<Handlers>;
}
