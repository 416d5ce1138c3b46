import { type Identity, inEachLanguage, problemMessage, registrationDoubts } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaDay, toChinaTime } from '../../../china-time.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findCustomer } from '../../customers/customers.repository.ts';
import { presentFile } from '../../uploads/uploads.presenter.ts';
import { readSealed, type VisitorDependencies } from '../../uploads/visitor-uploads.service.ts';
import { readStands } from '../changes/stands.ts';
import { contentOf, nameOf } from '../content-of.ts';
import { findPaper, insertLook, listLooks, listPapers } from '../papers/papers.repository.ts';
import { findRegistration, listEvents, type RegistrationRow } from '../registrations.repository.ts';
import { listQueue, listUnsigned } from './desk.repository.ts';
import { findDuplicates } from './find-duplicates.ts';

type Answer<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;
type Queued = EndpointResult<Endpoints['GET /system/registrations/queue']>['waiting'][number];

const mostShown = 100;
const lastShown = 20;

/** What waits, the one that is due first; customers that are to be settled; what was returned and decided last. */
export async function readQueue(
  database: Kysely<Tables>,
  now: Date,
): Answer<'GET /system/registrations/queue'> {
  const limit = mostShown + 1;
  const waiting = await listQueue(database, { statuses: ['waiting'], order: 'dueFirst', limit });
  const unsigned = await listUnsigned(database, limit);
  const returned = await listQueue(database, { statuses: ['returned'], order: 'decidedLast', limit });
  const decided = await listQueue(database, {
    statuses: ['approved', 'refused'],
    order: 'decidedLast',
    limit: lastShown,
  });
  const present = (rows: readonly RegistrationRow[]) =>
    rows.slice(0, mostShown).map((row) => presentQueued(row, now));
  return {
    waiting: present(waiting),
    unsigned: present(unsigned),
    returned: present(returned),
    decided: present(decided),
    hasMore: [waiting, unsigned, returned].some((rows) => rows.length > mostShown),
  };
}

function presentQueued(row: RegistrationRow, now: Date): Queued {
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    purpose: row.purpose,
    applicantType: row.applicant_type,
    name: nameOf(row),
    account: row.account,
    submittedAt: toChinaTime(row.submitted_at),
    dueOn: row.due_on,
    isOverdue: row.status === 'waiting' && row.due_on < toChinaDay(now),
  };
}

export async function readAtDesk(
  database: Kysely<Tables>,
  id: string,
  now: Date,
): Answer<'GET /system/registrations/registration'> {
  const row = await getRegistration(database, id);
  const content = contentOf(row);
  const papers = await listPapers(database, id);
  const looks = await listLooks(database, id);
  const events = await listEvents(database, id);
  const isNew = row.purpose === 'register' && row.customer_id !== null;
  const customer = isNew ? await findCustomer(database, row.customer_id ?? '') : null;
  return {
    registration: presentQueued(row, now),
    content,
    phone: row.phone,
    agreement:
      row.agreement_version !== null && row.agreed_at !== null
        ? { version: row.agreement_version, agreedAt: toChinaTime(row.agreed_at) }
        : null,
    stands: await readBefore(database, row),
    doubts: registrationDoubts(content, toChinaDay(now)).map((problem) => ({
      field: problem.path,
      texts: inEachLanguage((language) => problemMessage(problem, language)),
    })),
    duplicates: await findDuplicates(database, row),
    papers: papers.map((paper) => ({
      id: paper.id,
      paper: paper.paper,
      at: toChinaTime(paper.created_at),
      isReplaced: paper.replaced_at !== null,
      isThere: paper.deleted_at === null,
    })),
    looks: looks.map(({ by_name, at, paper_id }) => ({
      by: by_name,
      at: toChinaTime(at),
      paperId: paper_id,
    })),
    history: events.map(({ what, by_name, words, at }) => ({
      what,
      by: by_name,
      words,
      at: toChinaTime(at),
    })),
    settlement: customer?.settlement ?? null,
  };
}

/** A picture of identity. Who looks is written down before a byte of it is sent. */
export async function readPaper(
  deps: VisitorDependencies,
  actor: Pick<Actor, 'userId' | 'name'>,
  { id, paperId }: { id: string; paperId: string },
) {
  const { database, clock } = deps;
  const paper =
    isId(id) && isId(paperId) ? await findPaper(database, { registrationId: id, id: paperId }) : null;
  if (!paper) throw new Refusal('NOT_FOUND');
  if (paper.deleted_at !== null) throw new Refusal('UPLOAD_GONE');
  await insertLook(database, { paperId, memberId: actor.userId, by: actor.name, at: clock() });
  return presentFile(paper, await readSealed(deps, paper));
}

/** The customer before what it asks for: as it is now while that is open, else as it was when it was approved or sent. */
async function readBefore(database: Kysely<Tables>, row: RegistrationRow): Promise<Identity | null> {
  const isOpen = row.status === 'waiting' || row.status === 'returned';
  const { customer_id: customerId, stood } = row;
  return stood !== null && isOpen && customerId !== null ? await readStands(database, customerId) : stood;
}

async function getRegistration(database: Kysely<Tables>, id: string): Promise<RegistrationRow> {
  const row = isId(id) ? await findRegistration(database, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
