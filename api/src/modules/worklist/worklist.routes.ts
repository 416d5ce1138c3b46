import type { Handlers } from '../../http/handlers.ts';
import { readWorklist, snoozeItem, type WorklistDependencies } from './worklist.service.ts';

/** What needs the caller, of all modules that have something on it (spec section 2, console). */
export function worklistHandlers(dependencies: WorklistDependencies) {
  return {
    'GET /business/getWorklist': async (call) => await readWorklist(dependencies, call),
    'POST /business/snoozeWorklistItem': async (call) => await snoozeItem(dependencies, call),
  } satisfies Partial<Handlers>;
}
