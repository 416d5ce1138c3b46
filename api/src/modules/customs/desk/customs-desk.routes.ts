import { canDeclaration } from '@berth/contract';
import { isId } from '../../../database/is-id.ts';
import type { Actor, Call, Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import { actAtDesk, type ForwarderAct } from '../../systems/forwarder-act.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { requireDeclarationAction } from '../declarations/record/change-declaration.ts';
import { type LockedDeclaration, updateDeclaration } from '../declarations/record/declarations.repository.ts';
import { lockDeclaration } from '../declarations/record/locked-declarations.ts';
import { decide } from './decide.ts';
import { findPlace } from './desk.repository.ts';
import { presentClaim, readAtDesk, readPaperOf, readQueue } from './read-desk.ts';

/** The customs desk: officers decide the declarations of all customers, each in their own name. */
export function customsDeskHandlers(deps: UploadDependencies) {
  const { database } = deps;
  return {
    'GET /system/customs/queue': async ({ actor, query }) => await readQueue(database, actor, query),
    'GET /system/customs/declaration': async ({ actor, query }) =>
      await readAtDesk(database, actor, query.id),
    'GET /system/customs/paper': async ({ query: { id, paperId } }) =>
      await readPaperOf(deps, { id }, paperId),
    'POST /system/customs/claim': async (call) =>
      await actAtDesk(deps, call, (act) => claim(act, call.actor, call.body)),
    'POST /system/customs/decide': async (call) =>
      await actAtDesk(deps, call, async (act) => {
        const { id, version, decision } = call.body;
        const declaration = await lockAny(act, { id });
        refuseOthersClaim(declaration, call.actor);
        requireVersion(declaration, version);
        return await decide(act, declaration, decision);
      }),
  } satisfies Partial<Handlers>;
}

/** The declaration of whichever customer's, locked. */
export async function lockAny(
  { transaction }: Pick<ForwarderAct, 'transaction'>,
  named: { id: string } | { number: string },
): Promise<LockedDeclaration> {
  const place = 'id' in named && !isId(named.id) ? null : await findPlace(transaction, named);
  if (!place) throw new Refusal('NOT_FOUND');
  return await lockDeclaration(transaction, { customerId: place.customer_id, id: place.id });
}

function refuseOthersClaim({ claimed_by, claimed_name }: LockedDeclaration, { userId }: Actor): void {
  if (claimed_by === null || claimed_by === userId) return;
  throw new Refusal('DECLARATION_CLAIMED', { params: { name: claimed_name ?? '' } });
}

/** Takes a declaration that waits in hand, or lays it down. Its version stays: nothing of it changes. */
async function claim(
  act: ForwarderAct,
  actor: Actor,
  { id, what }: Call<'POST /system/customs/claim'>['body'],
) {
  const declaration = await lockAny(act, { id });
  if (what !== 'takeOver') refuseOthersClaim(declaration, actor);
  const isWaiting =
    canDeclaration(declaration.status, 'confirm') || canDeclaration(declaration.status, 'acceptUpdate');
  if (what !== 'release' && !isWaiting) requireDeclarationAction(declaration, 'desk', 'confirm');
  const claimed =
    what === 'release'
      ? { claimed_by: null, claimed_name: null, claimed_at: null }
      : { claimed_by: actor.userId, claimed_name: actor.name, claimed_at: act.now.toISOString() };
  const place = { customerId: declaration.customer_id, id: declaration.id };
  await updateDeclaration(act.transaction, place, claimed);
  return { claim: presentClaim(claimed, actor.userId) };
}
