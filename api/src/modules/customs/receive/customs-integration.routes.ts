import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import { actOnce } from '../../systems/forwarder-act.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { getDeclaration } from '../declarations/record/locked-declarations.ts';
import { presentDeclaration } from '../declarations/show/declarations.presenter.ts';
import { lockAny } from '../desk/customs-desk.routes.ts';
import { decide, layDown } from '../desk/decide.ts';
import { findPlace } from '../desk/desk.repository.ts';
import { readPaperOf, readWaiting } from '../desk/read-desk.ts';
import { receiveEvent } from './receive-event.ts';

/** What systems of the forwarder call about declarations, and what customs did with them. */
export function customsIntegrationHandlers(deps: UploadDependencies) {
  const { database } = deps;
  return {
    'GET /integration/customs': async () => await readWaiting(database),
    'GET /integration/declaration': async ({ query }) => {
      const place = await findPlace(database, query);
      if (!place) throw new Refusal('NOT_FOUND');
      const row = await getDeclaration(database, { customerId: place.customer_id, id: place.id });
      return await presentDeclaration(database, row, 'forwarder');
    },
    'GET /integration/declarationPaper': async ({ query: { number, paperId } }) => ({
      ...(await readPaperOf(deps, { number }, paperId)),
      isInline: false,
    }),
    'POST /integration/declarationDecision': async (call) =>
      await actOnce(deps, 'POST /integration/declarationDecision', call, async (act) => {
        const { number, version, decision } = call.body;
        const declaration = await lockAny(act, { number });
        requireVersion(declaration, version);
        await layDown(act.transaction, declaration);
        return { ...(await decide(act, declaration, decision)), number };
      }),
    'POST /integration/customsEvent': async (call) =>
      await actOnce(deps, 'POST /integration/customsEvent', call, async (act) => ({
        ...(await receiveEvent(act, call.body)),
        number: call.body.number,
      })),
  } satisfies Partial<Handlers>;
}
