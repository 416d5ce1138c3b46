import type { Handlers } from '../../http/handlers.ts';
import { presentTemplate } from './templates.presenter.ts';
import type { TemplateRow } from './templates.repository.ts';
import {
  deleteTemplate,
  getTemplate,
  listTemplates,
  saveTemplate,
  type TemplateDependencies,
} from './templates.service.ts';

/** Named templates of bookings. */
export function templateHandlers(dependencies: TemplateDependencies) {
  const present = (rows: readonly TemplateRow[], userId: string) =>
    rows.map((row) => presentTemplate(row, userId));
  return {
    'GET /business/templateList': async ({ actor, query }) =>
      present(await listTemplates(dependencies, actor, query.kind), actor.userId),
    'GET /business/template': async ({ actor, query }) => await getTemplate(dependencies, actor, query.id),
    'POST /business/templateSave': async (call) =>
      present(await saveTemplate(dependencies, call), call.actor.userId),
    'POST /business/templateDelete': async ({ actor, body }) =>
      present(await deleteTemplate(dependencies, actor, body), actor.userId),
  } satisfies Partial<Handlers>;
}
