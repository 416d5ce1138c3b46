import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type ErrorCode, type FileKind, fileKindNames, type Permission } from '@berth/contract';
import type { UploadRule } from '@berth/contract/endpoints';
import type { Context } from '../../context.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Actor } from '../../http/handlers.ts';
import type { ReceivedFile } from '../../http/input/read-upload.ts';
import { Refusal, type RefusalParams } from '../../http/refusal.ts';
import { cleanFileName } from './clean-file-name.ts';
import type { InspectionProblem } from './inspect/inspect-content.ts';
import type { InspectFile } from './inspect/inspect-file.ts';
import { maxMegapixels } from './inspect/max-megapixels.ts';
import * as repository from './uploads.repository.ts';

export type UploadDependencies = Pick<Context, 'database' | 'clock'> & {
  files: FileStore;
  inspect: InspectFile;
};

/** How long a file that nothing uses is kept: somebody may come back to a form after a holiday. */
export const unattachedDays = 14;

// What a customer may have uploaded and not used: a day's work of several people, not a free disk.
const quota: repository.Usage = { files: 500, bytes: 1024 ** 3 };

/** Keeps a file of the actor's customer; until a record uses it, it is theirs for `unattachedDays`. */
export async function storeUpload(
  deps: UploadDependencies,
  actor: Actor,
  { received, rule }: { received: ReceivedFile; rule: UploadRule },
): Promise<{ id: string; fileName: string }> {
  const { database, clock } = deps;
  const usage = await repository.getUnattachedUsage(database, actor.customerId, storingSince(clock()));
  if (isFull(usage, quota)) throw new Refusal('UPLOAD_QUOTA_REACHED');
  const owner = { customerId: actor.customerId, memberId: actor.userId };
  const { id, row } = await keepUpload(deps, owner, await describeFile(deps.inspect, received, rule));
  return { id, fileName: row.file_name };
}

/** Keeps what was looked at; nobody of the customer's sent what a system hands in (`memberId` null). */
export async function keepUpload(
  { database, clock, files }: Pick<UploadDependencies, 'database' | 'clock' | 'files'>,
  { customerId, memberId }: { customerId: string; memberId: string | null },
  { row, content }: Awaited<ReturnType<typeof describeFile>>,
) {
  const id = randomUUID();
  const owned = { id, customer_id: customerId, member_id: memberId };
  await repository.insertUpload(database, { ...owned, ...row, created_at: clock() });
  await files.put(row.storage_key, content);
  await repository.markStored(database, customerId, id, clock());
  return { id, row };
}

/**
 * A file of the actor's customer. Another's is not there, just as one that never was, and so is one that takes a
 * permission which the actor does not have.
 */
export async function getUpload(
  { database }: Pick<UploadDependencies, 'database'>,
  actor: Pick<Actor, 'customerId' | 'permissions'>,
  id: string,
): Promise<repository.UploadRow> {
  const upload = isUploadId(id) ? await repository.findReadableUpload(database, actor, id) : null;
  if (!upload) throw new Refusal('NOT_FOUND');
  return upload;
}

/** The bytes of a file. Throws UPLOAD_GONE where its store no longer has them, as after a folder was not restored. */
export async function readStored(
  { files }: Pick<UploadDependencies, 'files'>,
  { storage_key }: { storage_key: string },
): Promise<Readable> {
  try {
    return await files.read(storage_key);
  } catch (cause) {
    // A store that cannot be asked is another trouble.
    if (await files.exists(storage_key)) throw cause;
    throw new Refusal('UPLOAD_GONE', { cause });
  }
}

/**
 * Keeps files for good: to be called in the transaction that writes the record which uses them. With a permission only
 * those who have it can read them from then on. Throws NOT_FOUND when one is not the customer's, or was given up
 * meanwhile.
 */
export async function attachUploads(
  { database, clock }: Pick<UploadDependencies, 'database' | 'clock'>,
  { customerId }: Pick<Actor, 'customerId'>,
  ids: readonly string[],
  permission: Permission | null = null,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if (!wanted.every(isUploadId)) throw new Refusal('NOT_FOUND');
  const at = clock();
  const attached = await repository.attachUploads(database, customerId, {
    ids: wanted,
    at,
    newerThan: daysBefore(at, unattachedDays),
    permission,
  });
  if (attached.length < wanted.length) throw new Refusal('NOT_FOUND');
}

type OwnFile = { id: string; kinds: readonly FileKind[]; permission: Permission | null };

/**
 * Keeps a file for good that the actor has uploaded and nothing uses; false where there is none of the kinds. With a
 * permission only those who have it can read it by its address from then on.
 */
export async function attachOwnUpload(
  { database, clock }: Pick<UploadDependencies, 'database' | 'clock'>,
  actor: Pick<Actor, 'customerId' | 'userId'>,
  file: OwnFile,
): Promise<boolean> {
  if (!isUploadId(file.id)) return false;
  const at = clock();
  const newerThan = daysBefore(at, unattachedDays);
  return await repository.attachOwnUpload(database, actor, { ...file, at, newerThan });
}

/** Inspects what came in and says what is to be kept of it; throws the refusal that names what is wrong. */
export async function describeFile(inspect: InspectFile, received: ReceivedFile, rule: UploadRule) {
  const inspection = await inspect(received.content, rule.kinds);
  if ('problem' in inspection) throw refusalOf(inspection.problem, rule);
  const { kind, content } = inspection;
  // Redrawn, a picture can take more room than it did.
  if (content.length > rule.maxBytes) {
    throw new Refusal('UPLOAD_TOO_LARGE', { params: { limit: rule.maxBytes / 1024 / 1024 } });
  }
  const name = randomBytes(16).toString('hex');
  return {
    content,
    row: {
      file_name: cleanFileName(received.fileName, kind),
      kind,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      // Folders by the first two digits: no file system likes a million names in one.
      storage_key: `${name.slice(0, 2)}/${name}.${fileKindNames[kind].endings[0]}`,
    },
  };
}

/** The refusal that names what is wrong with a file. */
export function refusalOf(problem: InspectionProblem, { kinds }: UploadRule): Refusal {
  const refusals: Record<InspectionProblem, [ErrorCode, RefusalParams?]> = {
    kindRefused: ['UPLOAD_KIND_REFUSED', { kinds: { 'zh-CN': kinds.join('、'), en: kinds.join(', ') } }],
    unreadable: ['UPLOAD_UNREADABLE'],
    tooManyPixels: ['UPLOAD_TOO_MANY_PIXELS', { limit: maxMegapixels }],
    activeContent: ['UPLOAD_ACTIVE_CONTENT'],
  };
  const [code, params = {}] = refusals[problem];
  return new Refusal(code, { params });
}

export function isFull(used: repository.Usage, most: repository.Usage): boolean {
  return used.files >= most.files || used.bytes >= most.bytes;
}

/** Since when a file may still be on its way to the store; one from before that never got there, and counts no more. */
export function storingSince(now: Date): Date {
  return new Date(now.getTime() - 10 * 60_000);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 24 * 3600 * 1000);
}

/** The form of every id that was ever given out. */
function isUploadId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
