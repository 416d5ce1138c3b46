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
  under,
} from '@berth/contract';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { deleteRecord, type KeptRecords, saveRecord } from '../../kept/keep-records.ts';
import * as repository from './templates.repository.ts';

export type TemplateDependencies = Pick<Context, 'database' | 'clock'>;

type SaveRequest = Call<'POST /business/templateSave'>['body'];

const templates: KeptRecords<'booking_template'> = {
  table: 'booking_template',
  group: 'kind',
  ownedBy: 'person',
  most: { ofGroup: templateLimits.ofKind, inAll: templateLimits.inAll },
};

/** A person's templates of a kind, and those that colleagues share. */
export function listTemplates(
  { database }: TemplateDependencies,
  actor: Actor,
  kind: TemplateKind,
): Promise<repository.TemplateRow[]> {
  return repository.listVisibleTemplates(database, actor, kind);
}

/** A template with its content, if it is one's own or shared. */
export async function getTemplate({ database }: TemplateDependencies, actor: Actor, id: string) {
  const template = isId(id) ? await repository.findVisibleTemplate(database, actor, id) : null;
  if (!template) throw new Refusal('NOT_FOUND');
  return template;
}

/** Saves a template of the caller's own, new or changed, and gives all of its kind that they see. */
export async function saveTemplate(
  deps: TemplateDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.TemplateRow[]> {
  const { id, kind, title, version, isShared, content } = body;
  const save = {
    owner: actor,
    locale,
    asked: { group: kind, id, version, title },
    problems: contentProblems(body),
    columns: { is_shared: isShared, ...(content && contentColumns(content)) },
  };
  return await saveRecord(deps, templates, save, (transaction) =>
    repository.listVisibleTemplates(transaction, actor, kind),
  );
}

/** Deletes a template of the caller's own; one that is only shared with them is not found. */
export async function deleteTemplate(
  deps: TemplateDependencies,
  actor: Actor,
  { kind, id }: { kind: TemplateKind; id: string },
): Promise<repository.TemplateRow[]> {
  return await deleteRecord(deps, templates, { owner: actor, asked: { group: kind, id } }, (transaction) =>
    repository.listVisibleTemplates(transaction, actor, kind),
  );
}

/** A template may be half of a booking, but holds nothing that no booking could store. */
function contentProblems({ id, kind, content }: SaveRequest): Problem[] {
  if (!content) return id === undefined ? [{ path: 'content', rule: 'required' }] : [];
  if (content.kind !== kind) return [{ path: 'content.kind', rule: 'unknownChoice' }];
  const problems =
    content.kind === 'lcl'
      ? lclBookingProblems(content.booking, 'saveDraft')
      : fclBookingProblems(content.booking, 'saveDraft');
  return problems.map(under('content.booking'));
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
