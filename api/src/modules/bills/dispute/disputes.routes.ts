import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { replyToDispute, withdrawDispute } from './continue-dispute.ts';
import { openDispute } from './open-dispute.ts';

/** What a customer does not agree with. */
export function disputeHandlers(deps: Pick<Context, 'database' | 'clock'>) {
  return {
    'POST /cost/dispute': async (call) => await openDispute(deps, call),
    'POST /cost/disputeReply': async (call) => await replyToDispute(deps, call),
    'POST /cost/withdrawDispute': async (call) => await withdrawDispute(deps, call),
  } satisfies Partial<Handlers>;
}
