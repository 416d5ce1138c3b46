import type { Handlers } from '../../../http/handlers.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { leads } from './lead-list.ts';
import { readCv, readLead } from './read-lead.ts';
import { saveLead } from './save-lead.ts';

/** Staff work off what visitors of the public site asked. */
export function leadsDeskHandlers(deps: UploadDependencies) {
  const { database } = deps;
  return {
    'GET /system/leads/list': async ({ actor, list, signal }) =>
      await leads.answerPage(database, actor.customerId, list, signal),
    'GET /system/leads/lead': async ({ actor, query }) => await readLead(database, actor, query.id),
    'POST /system/leads/save': async ({ actor, body, locale }) =>
      await saveLead(deps, body, { actor, locale }),
    'GET /system/leads/cv': async ({ query }) => await readCv(deps, query.id),
  } satisfies Partial<Handlers>;
}
