import { randomUUID } from 'node:crypto';
import {
  type ContentKind,
  contentLimits,
  contentProblems,
  type Locale,
  type Problem,
  type RemovableKind,
  type SiteContent,
  under,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../../audit/note-change.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { missingVersion, requireVersion } from '../../../save/asked-version.ts';
import { saveOnce } from '../../../save/save-once.ts';
import { holdPictures } from '../pictures/site-pictures.repository.ts';
import { listBranches } from '../site.repository.ts';
import * as repository from './content.repository.ts';
import { freeSlug } from './free-slug.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Asked = {
  actor: Pick<Actor, 'customerId'>;
  locale: Locale;
  body: Call<'POST /system/site/content/save'>['body'];
};

/** Saves a record once, new or changed: checked, and on the version that the change was made on. */
export async function saveContent(
  dependencies: Dependencies,
  { actor: { customerId }, locale, body }: Asked,
): Promise<repository.Stored> {
  const { idempotencyKey: key, ...content } = body;
  const { id, version = 0, record } = body;
  const { kind } = record;
  return await saveOnce(
    dependencies,
    { customerId, key, content: { site: content } },
    async (transaction) => {
      await repository.lockKind(transaction, kind);
      const problems = [...contentProblems(record), ...(await tellWhatIsTaken(transaction, id, record))];
      refuseProblems([...missingVersion(body), ...problems.map(inRecord)], locale);
      if (id === undefined) {
        if (kind === 'branch') throw new Refusal('NOT_FOUND');
        const added = { id: randomUUID(), version: 1 };
        const settled = await settle(transaction, added.id, record);
        await repository.insertContent(transaction, kind, added.id, settled);
        noteChange({ what: 'siteContent', recordId: added.id, before: null, after: settled });
        return added;
      }
      const stored = await getStored(transaction, kind, id);
      requireVersion(stored, version);
      const changed = { id, version: version + 1 };
      const settled = await settle(transaction, id, record);
      await repository.updateContent(transaction, kind, changed, settled);
      noteChange({ what: 'siteContent', recordId: id, before: stored.record, after: settled });
      return changed;
    },
  );
}

const inRecord = under('record');

/** What only the stored records know: names that are taken, branches that there are not, and how much there is. */
async function tellWhatIsTaken(
  transaction: Transaction<Tables>,
  id: string | undefined,
  record: SiteContent,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (id === undefined && (await repository.countContent(transaction, record.kind)) >= contentLimits.inAll)
    problems.push({ path: firstFieldOf(record), rule: 'tooManySaved', params: { max: contentLimits.inAll } });
  if ('branchCode' in record && record.branchCode !== '') {
    const isKnown = (await listBranches(transaction)).some(({ code }) => code === record.branchCode);
    if (!isKnown) problems.push({ path: 'branchCode', rule: 'unknownChoice' });
  }
  if (record.kind === 'banner' && record.pictureId !== null) {
    const held = await holdPictures(transaction, [record.pictureId]);
    if (!held.has(record.pictureId)) problems.push({ path: 'pictureId', rule: 'fileGone' });
  }
  if (record.kind === 'job' && record.slug !== '') {
    const jobs = await repository.listSlugs(transaction);
    if (jobs.some((job) => job.slug === record.slug && job.id !== id))
      problems.push({ path: 'slug', rule: 'takenValue' });
  }
  return problems;
}

const firstFieldOf = (record: SiteContent) => Object.keys(record).find((field) => field !== 'kind') ?? '';

/** A job without a name in addresses gets one of its English title. */
async function settle(
  transaction: Transaction<Tables>,
  id: string,
  record: SiteContent,
): Promise<SiteContent> {
  if (record.kind !== 'job' || record.slug !== '') return record;
  const jobs = await repository.listSlugs(transaction);
  const taken = jobs.filter((job) => job.id !== id).map(({ slug }) => slug);
  return { ...record, slug: freeSlug(record.titleEn, taken) };
}

/** Removes a record as it was seen. */
export async function removeContent(
  { database, clock }: Dependencies,
  { kind, id, version }: { kind: RemovableKind; id: string; version: number },
): Promise<{ id: string }> {
  return await database.transaction().execute(async (transaction) => {
    await repository.lockKind(transaction, kind);
    const stored = await getStored(transaction, kind, id);
    requireVersion(stored, version);
    await repository.removeContent(transaction, kind, id, clock());
    noteChange({ what: 'siteContent', recordId: id, before: stored.record, after: null });
    return { id };
  });
}

async function getStored(transaction: Transaction<Tables>, kind: ContentKind, id: string) {
  const isName = kind === 'branch' || isId(id);
  const stored = isName ? await repository.findContent(transaction, kind, id) : null;
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}
