import type { DeclarationKind, DeclarationStatus } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { presentFile } from '../../uploads/uploads.presenter.ts';
import { findUpload } from '../../uploads/uploads.repository.ts';
import { readStored, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { findPaper } from '../declarations/papers/papers.repository.ts';
import type { DeclarationRow } from '../declarations/record/declarations.repository.ts';
import { getDeclaration } from '../declarations/record/locked-declarations.ts';
import { presentDeclaration } from '../declarations/show/declarations.presenter.ts';
import { listValues } from '../goods/goods.repository.ts';
import { findPlace, listQueue, type QueuedRow } from './desk.repository.ts';

type Answer<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;
type Queued = EndpointResult<Endpoints['GET /system/customs/queue']>['toBeConfirmed'][number];

const limit = 100;
const lastShown = 20;

/** What waits for the desk, the oldest first, what was frozen, and what was decided last. */
export async function readQueue(
  database: Kysely<Tables>,
  { userId }: { userId: string },
  asked: { kind?: DeclarationKind | undefined; customer: string },
): Answer<'GET /system/customs/queue'> {
  const waiting = async (...statuses: DeclarationStatus[]) =>
    await listQueue(database, { ...asked, statuses, order: 'oldestFirst', limit: limit + 1 });
  const toBeConfirmed = await waiting('toBeConfirmed');
  const updates = await waiting('updateRequested');
  const last = async (...statuses: DeclarationStatus[]) =>
    await listQueue(database, { ...asked, statuses, order: 'newestFirst', limit: lastShown });
  const frozen = await last('frozen');
  const decided = await last('confirmed', 'returned');
  const present = (rows: readonly QueuedRow[]) =>
    rows.slice(0, limit).map((row) => presentQueued(row, userId));
  return {
    toBeConfirmed: present(toBeConfirmed),
    updates: present(updates),
    frozen: present(frozen),
    decided: present(decided),
    hasMore: toBeConfirmed.length > limit || updates.length > limit,
  };
}

/** The same for a system: what waits, in one list. */
export async function readWaiting(database: Kysely<Tables>): Answer<'GET /integration/customs'> {
  const rows = await listQueue(database, {
    statuses: ['toBeConfirmed', 'updateRequested'],
    order: 'oldestFirst',
    customer: '',
    limit: limit + 1,
  });
  const frozen = await listQueue(database, {
    statuses: ['frozen'],
    order: 'newestFirst',
    customer: '',
    limit: lastShown,
  });
  const present = (row: QueuedRow) => {
    const { claim: _claim, ...queued } = presentQueued(row, '');
    return queued;
  };
  return {
    declarations: rows.slice(0, limit).map(present),
    hasMore: rows.length > limit,
    frozen: frozen.map(present),
  };
}

function presentQueued(row: QueuedRow, userId: string): Queued {
  const { id, number, version, kind, status, lines } = row;
  return {
    id,
    number,
    version,
    kind,
    status,
    lines,
    customer: { id: row.customer_id, name: row.customer_name },
    businessNumbers: row.business_numbers.split(' ').filter((named) => named !== ''),
    submittedAt: row.submitted_at === null ? '' : toChinaTime(row.submitted_at),
    customsCutOffAt: row.customs_cut_off_at,
    claim: presentClaim(row, userId),
  };
}

/** Who has a declaration in hand, as somebody at the desk sees it. */
export function presentClaim(
  row: Pick<DeclarationRow, 'claimed_by' | 'claimed_name' | 'claimed_at'>,
  userId: string,
): Queued['claim'] {
  if (row.claimed_by === null || row.claimed_at === null) return null;
  return {
    name: row.claimed_name ?? '',
    isMine: row.claimed_by === userId,
    at: toChinaTime(row.claimed_at),
  };
}

export async function readAtDesk(
  database: Kysely<Tables>,
  { userId }: { userId: string },
  id: string,
): Answer<'GET /system/customs/declaration'> {
  const place = isId(id) ? await findPlace(database, { id }) : null;
  if (!place) throw new Refusal('NOT_FOUND');
  const row = await getDeclaration(database, { customerId: place.customer_id, id });
  const declaration = await presentDeclaration(database, row, 'forwarder');
  const codes = declaration.content.goods.map(({ hsCode }) => hsCode);
  return {
    customer: { id: place.customer_id, name: place.customer_name },
    declaration,
    claim: presentClaim(row, userId),
    libraryValues: await listValues(database, place.customer_id, codes),
  };
}

/** The file of a paper of any customer's declaration that was sent. */
export async function readPaperOf(
  deps: UploadDependencies,
  named: { id: string } | { number: string },
  paperId: string,
) {
  const isNamed = isId(paperId) && (!('id' in named) || isId(named.id));
  const place = isNamed ? await findPlace(deps.database, named) : null;
  if (!place) throw new Refusal('NOT_FOUND');
  const { customer_id: customerId, id } = place;
  const paper = await findPaper(deps.database, { customerId, id, paperId });
  const file = paper && (await findUpload(deps.database, customerId, paper.upload_id));
  if (!file) throw new Refusal('NOT_FOUND');
  return presentFile(file, await readStored(deps, file));
}
