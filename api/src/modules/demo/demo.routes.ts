import { randomUUID } from 'node:crypto';
import { demoLimits, demoProblems, type Problem } from '@berth/contract';
import { noteChange } from '../../audit/note-change.ts';
import { toChinaTime } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import { sortKey } from '../../database/sort-key.ts';
import type { Call, Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { searchDocument } from '../../list/search-document.ts';
import { saveOnce } from '../../save/save-once.ts';
import { countDemoRecords, findDemoRecord, insertDemoRecord } from './demo.repository.ts';
import { demoRecords } from './demo-list.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { version: string };

/** What the template pages are made on (spec section 7). */
export function demoHandlers(deps: Dependencies) {
  const { database, clock, version } = deps;
  return {
    'GET /demo/ver': async () => ({ version, now: toChinaTime(clock().toISOString()) }),
    'GET /demo/list': async ({ actor, list, signal }) =>
      await demoRecords.answerPage(database, actor.customerId, list, signal),
    'GET /demo/page': async ({ actor: { customerId }, query: { id } }) => {
      const row = isId(id) ? await findDemoRecord(database, { customerId, id }) : null;
      if (!row) throw new Refusal('NOT_FOUND');
      return {
        id,
        title: row.title,
        kind: row.kind,
        weightKg: Number(row.weight_kg),
        day: row.day,
        note: row.note,
        createdAt: toChinaTime(row.created_at),
        by: row.made_by,
      };
    },
    'POST /demo/post': async (call) => await makeRecord(deps, call),
    'GET /demo/status': async ({ query: { status, isSilent } }) => {
      if (status === 200) return { status };
      const texts = isSilent === '1' ? { 'zh-CN': '', en: '' } : undefined;
      throw new Refusal('DEMO_STATUS', { status, params: { status, seconds: 5 }, ...(texts && { texts }) });
    },
  } satisfies Partial<Handlers>;
}

async function makeRecord(
  deps: Dependencies,
  { actor, body, locale }: Pick<Call<'POST /demo/post'>, 'actor' | 'body' | 'locale'>,
): Promise<{ id: string }> {
  const { customerId } = actor;
  const { idempotencyKey: key, ...content } = body;
  const { title, kind, weightKg, day, note } = content;
  refuseProblems(demoProblems(content), locale);
  return await saveOnce(deps, { customerId, key, content }, async (transaction, now) => {
    const count = await countDemoRecords(transaction, customerId);
    refuseProblems(count < demoLimits.records ? [] : [tooMany], locale);
    const id = randomUUID();
    await insertDemoRecord(transaction, {
      customer_id: customerId,
      id,
      title,
      title_search: searchDocument([title]),
      title_sort_key: sortKey(title),
      // The rules above let none of them be missing.
      kind: kind ?? 'sea',
      weight_kg: weightKg ?? 0,
      day: day ?? '',
      note,
      made_by: actor.name,
      created_at: now,
    });
    noteChange({ what: 'demoRecord', recordId: id, customerId, before: null, after: content });
    return { id };
  });
}

const tooMany: Problem = { path: 'title', rule: 'tooManySaved', params: { max: demoLimits.records } };
