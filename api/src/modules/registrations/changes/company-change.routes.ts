import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mendChange, readChange, submitChange, withdrawChange } from './company-change.service.ts';

/** A customer asks to become a company, or for a change of its data. */
export function companyChangeHandlers(deps: Pick<Context, 'database' | 'clock'>) {
  return {
    'GET /user/getCompanyChange': async ({ actor }) => await readChange(deps.database, actor, deps.clock()),
    'POST /user/companyChangeSubmit': async (call) => await submitChange(deps, call, call.body),
    'POST /user/companyChangeMend': async (call) => await mendChange(deps, call, call.body),
    'POST /user/companyChangeWithdraw': async (call) => await withdrawChange(deps, call, call.body),
  } satisfies Partial<Handlers>;
}
