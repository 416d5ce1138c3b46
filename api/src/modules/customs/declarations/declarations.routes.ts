import type { DeclarationKind } from '@berth/contract';
import { endpoints } from '@berth/contract/endpoints';
import type { Call, Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { declarations } from './list/declarations-list.ts';
import { readDeclarationOfBooking } from './of-booking/declaration-of-booking.ts';
import { handInPaper, readPaper, removePaper } from './papers/hand-in-paper.ts';
import { getDeclaration } from './record/locked-declarations.ts';
import { requestUpdate, saveDeclaration, submitDeclaration } from './save/save-declaration.ts';
import { dropDeclaration, dropUpdate, withdrawDeclaration } from './save/take-back.ts';
import { presentDeclaration } from './show/declarations.presenter.ts';
import { changeBookings } from './start/change-bookings.ts';
import { listBookings } from './start/list-bookings.ts';
import { startDeclaration } from './start/start-declaration.ts';

/** The customers' declarations and their papers (spec section 7, Customs). */
export function declarationHandlers(deps: UploadDependencies) {
  const { database } = deps;
  const read =
    (kind?: DeclarationKind) =>
    async ({ actor, query }: Pick<Call<'GET /business/declaration'>, 'actor' | 'query'>) => {
      const row = await getDeclaration(database, { customerId: actor.customerId, id: query.id });
      if (kind && row.kind !== kind) throw new Refusal('NOT_FOUND');
      return await presentDeclaration(database, row);
    };
  return {
    'GET /business/declarationList': async ({ actor, list, signal }) =>
      await declarations.answerPage(database, actor.customerId, list, signal),
    'GET /business/declarationBookings': async ({ actor, query }) =>
      await listBookings(deps, actor.customerId, query),
    'GET /business/declarationOfBooking': async ({ actor, query }) =>
      await readDeclarationOfBooking(database, actor, query.bookingId),
    'GET /business/declaration': read(),
    'GET /business/getPay': read('pay'),
    'GET /business/getTax': read('tax'),
    'GET /business/getMerge': read('merge'),
    'POST /business/declarationStart': async (call) => await startDeclaration(deps, call),
    'POST /business/declarationBookings': async (call) => await changeBookings(deps, call),
    'POST /business/declarationSave': async (call) => await saveDeclaration(deps, call),
    'POST /business/payClearData': async (call) => await saveDeclaration(deps, call),
    'POST /business/subTaxData': async (call) => await saveDeclaration(deps, call),
    'POST /business/payClearMergeData': async (call) => await saveDeclaration(deps, call),
    'POST /business/declarationSubmit': async (call) => await submitDeclaration(deps, call),
    'POST /business/submitPayDeal': async (call) => await submitDeclaration(deps, call),
    'POST /business/declarationWithdraw': async (call) => await withdrawDeclaration(deps, call),
    'POST /business/delPayClear': async (call) => await withdrawDeclaration(deps, call),
    'POST /business/declarationUpdateRequest': async (call) => await requestUpdate(deps, call),
    'POST /business/applyUpdateData': async (call) => await requestUpdate(deps, call),
    'POST /business/declarationUpdateDrop': async (call) => await dropUpdate(deps, call),
    'POST /business/declarationDelete': async (call) => await dropDeclaration(deps, call),
    'POST /business/clearance': async (call) =>
      await handInPaper(deps, call, endpoints['POST /business/clearance'].upload),
    'POST /business/uploadPayImg': async (call) =>
      await handInPaper(deps, call, endpoints['POST /business/uploadPayImg'].upload),
    'POST /business/declarationPaperRemove': async (call) => await removePaper(deps, call),
    'GET /business/declarationPaper': async ({ actor, query }) => await readPaper(deps, actor, query),
  } satisfies Partial<Handlers>;
}
