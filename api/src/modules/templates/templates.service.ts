import { randomUUID } from 'node:crypto';
import {
  fclBookingProblems,
  isCargoLineEmpty,
  type Locale,
  lclBookingProblems,
  type Problem,
  type TemplateContent,
  type TemplateKind,
  templateContentOf,
  templateLimits,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { isId } from '../../database/is-id.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { requireCurrent } from '../tables/require-current.ts';
import { keepingProblems, requireOwn } from '../tables/tables.policy.ts';
import { lockOwner } from '../tables/tables.repository.ts';
import * as repository from './templates.repository.ts';

export type TemplateDependencies = { database: Kysely<Tables>; clock: Clock };

type SaveRequest = Call<'POST /business/templateSave'>['body'];

const most = { ofTable: templateLimits.ofKind, inAll: templateLimits.inAll };

/** A person's templates of a kind, and those that colleagues share. */
export function listTemplates(
  { database }: TemplateDependencies,
  actor: Actor,
  kind: TemplateKind,
): Promise<repository.TemplateRow[]> {
  return repository.listVisibleTemplates(database, actor, kind);
}

/** A template with its content. What is neither one's own nor shared is not there. */
export async function getTemplate({ database }: TemplateDependencies, actor: Actor, id: string) {
  const template = isId(id) ? await repository.findVisibleTemplate(database, actor, id) : null;
  if (!template) throw new Refusal('NOT_FOUND');
  return template;
}

/** Saves a template of the caller's own, new or changed, and gives all of its kind that they see. */
export async function saveTemplate(
  { database, clock }: TemplateDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.TemplateRow[]> {
  const { id, kind, title, isShared } = body;
  const now = clock().toISOString();
  return await database.transaction().execute(async (transaction) => {
    const kept = await lockOwnTemplates(transaction, actor);
    if (id !== undefined) {
      requireOwn(kept, { table: kind, id });
      requireCurrent(
        kept.find((template) => template.id === id),
        body.version,
      );
    }
    const naming = keepingProblems(kept, { table: kind, id, title }, most);
    refuseProblems([...naming, ...contentProblems(body)], locale);
    const changes = {
      title,
      is_shared: isShared,
      version: randomUUID(),
      updated_at: now,
      ...(body.content && contentColumns(body.content)),
    };
    if (id !== undefined) await repository.updateTemplate(transaction, actor, id, changes);
    else if (body.content) {
      const place = { customer_id: actor.customerId, member_id: actor.userId, kind };
      const content = contentColumns(body.content);
      const template = { id: randomUUID(), ...place, ...changes, ...content, created_at: now };
      await repository.insertTemplate(transaction, template);
    }
    return await repository.listVisibleTemplates(transaction, actor, kind);
  });
}

/** Deletes a template of the caller's own. One that is merely shared with them is not there to delete. */
export async function deleteTemplate(
  { database }: TemplateDependencies,
  actor: Actor,
  { kind, id }: { kind: TemplateKind; id: string },
): Promise<repository.TemplateRow[]> {
  return await database.transaction().execute(async (transaction) => {
    requireOwn(await lockOwnTemplates(transaction, actor), { table: kind, id });
    await repository.deleteTemplate(transaction, actor, id);
    return await repository.listVisibleTemplates(transaction, actor, kind);
  });
}

async function lockOwnTemplates(transaction: Kysely<Tables>, actor: Actor) {
  await lockOwner(transaction, actor);
  const kept = await repository.listOwnTemplates(transaction, actor);
  // As what a person keeps of tables is: by name within one of several.
  return kept.map((template) => ({ ...template, table_name: template.kind }));
}

/** Half of a booking may be a template; what no booking could store may not. */
function contentProblems({ id, kind, content }: SaveRequest): Problem[] {
  if (!content) return id === undefined ? [{ path: 'content', rule: 'required' }] : [];
  if (content.kind !== kind) return [{ path: 'content.kind', rule: 'unknownChoice' }];
  const problems =
    content.kind === 'lcl'
      ? lclBookingProblems(content.booking, 'saveDraft')
      : fclBookingProblems(content.booking, 'saveDraft');
  return problems.map((problem) => ({ ...problem, path: `content.booking.${problem.path}` }));
}

function contentColumns(given: TemplateContent) {
  const content = templateContentOf(given);
  const { booking } = content;
  const lines = booking.cargo.filter((line) => !isCargoLineEmpty(line));
  return {
    content: JSON.stringify({ ...content, booking: { ...booking, cargo: lines } }),
    goods_name: lines.find(({ goods_name }) => goods_name !== '')?.goods_name ?? '',
    lines: lines.length,
    destination: booking.destination,
    warehouse_code: booking.warehouseCode,
  };
}
