import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { FileAnswer } from '../../../http/send-file.ts';
import { listColleagues } from '../../../policy/colleagues.repository.ts';
import { listBranches } from '../../site/site.repository.ts';
import { presentFile } from '../../uploads/uploads.presenter.ts';
import { readStored, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { findCvOf } from '../cv/cv.repository.ts';
import { findLead, getOwnerName, type LeadRow, listEvents } from '../leads.repository.ts';

type LeadAtDesk = EndpointResult<Endpoints['GET /system/leads/lead']>;

/** A lead whole, for somebody of the staff. */
export async function readLead(
  database: Kysely<Tables>,
  { customerId }: Pick<Actor, 'customerId'>,
  id: string,
): Promise<LeadAtDesk> {
  const row = await getLead(database, id);
  const cv = await findCvOf(database, id);
  const events = await listEvents(database, id);
  return {
    id,
    number: row.number,
    kind: row.kind,
    version: row.version,
    state: row.state,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: await getOwnerName(database, id) },
    isDoubtful: row.is_doubtful,
    askedAt: toChinaTime(row.asked_at),
    locale: row.locale,
    content: row.content,
    branch: await branchOf(database, row),
    cv: cv && { fileName: cv.file_name, bytes: cv.bytes, isThere: cv.deleted_at === null },
    history: events.map((event) => ({
      what: event.what,
      by: event.by_name,
      at: toChinaTime(event.at),
      state: event.state,
      owner: event.owner_name,
      note: event.note,
    })),
    colleagues: await listColleagues(database, customerId, 'leads:desk'),
  };
}

/** One whose branch was closed meanwhile has its code. */
async function branchOf(
  database: Kysely<Tables>,
  { content }: Pick<LeadRow, 'content'>,
): Promise<LeadAtDesk['branch']> {
  if (content?.kind !== 'contact' || content.branch === '') return null;
  const { branch: code } = content;
  const branch = (await listBranches(database)).find((each) => each.code === code);
  return { 'zh-CN': branch?.name_zh ?? code, en: branch?.name_en ?? code };
}

/** The CV of an application, always to be saved: it is what a stranger sent. */
export async function readCv(deps: UploadDependencies, id: string): Promise<FileAnswer> {
  const row = await getLead(deps.database, id);
  const cv = await findCvOf(deps.database, row.id);
  if (!cv) throw new Refusal('NOT_FOUND');
  if (cv.deleted_at !== null) throw new Refusal('UPLOAD_GONE');
  const { isInline: _shown, ...file } = presentFile(cv, await readStored(deps, cv));
  return file;
}

async function getLead(database: Kysely<Tables>, id: string): Promise<LeadRow> {
  const row = isId(id) ? await findLead(database, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
