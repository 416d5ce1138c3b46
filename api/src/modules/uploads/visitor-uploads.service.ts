import { buffer } from 'node:stream/consumers';
import type { UploadRule } from '@berth/contract/endpoints';
import type { Seal } from '../../files/seal.ts';
import { networkOf } from '../../http/access/caller-network.ts';
import type { ReceivedFile } from '../../http/input/read-upload.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashSecret, isSecret, makeSecret } from '../sessions/secrets.ts';
import { presentFile } from './uploads.presenter.ts';
import {
  daysBefore,
  describeFile,
  isFull,
  readStored,
  storingSince,
  type UploadDependencies,
} from './uploads.service.ts';
import * as repository from './visitor-uploads.repository.ts';

export type VisitorDependencies = UploadDependencies & {
  /** Encrypts pictures of identity; null where the settings have no key. */
  seal: Seal | null;
};

/** How long a picture of somebody who registers is kept without a registration. */
export const visitorDays = 1;

// One applicant uploads several pictures, since a turned one is another upload; many applicants may share one address.
const quotaOfNetwork = { files: 100, bytes: 200 * 1024 ** 2 };
const quotaOfAll = { files: 5000, bytes: 5 * 1024 ** 3 };

/**
 * Keeps a picture of somebody who has no account yet. Only the secret that this gives opens it, and registering
 * with it; there is no other way to it, and no list.
 */
export async function storeVisitorUpload(
  { database, clock, files, inspect, seal }: VisitorDependencies,
  { received, rule, address }: { received: ReceivedFile; rule: UploadRule; address: string },
): Promise<{ secret: string; fileName: string; content: Buffer }> {
  if (!seal) throw new Refusal('REGISTRATION_CLOSED');
  const networkHash = hashSecret(networkOf(address));
  const { own, all } = await repository.getVisitorUsage(database, networkHash, {
    storingSince: storingSince(clock()),
    newerThan: daysBefore(clock(), visitorDays),
  });
  if (isFull(own, quotaOfNetwork)) throw new Refusal('UPLOAD_QUOTA_REACHED');
  if (isFull(all, quotaOfAll)) throw new Refusal('UPLOADS_BUSY');
  const file = await describeFile(inspect, received, rule);
  const secret = makeSecret();
  const secretHash = hashSecret(secret);
  await repository.insertVisitorUpload(database, {
    secret_hash: secretHash,
    network_hash: networkHash,
    ...file.row,
    is_sealed: true,
    created_at: clock(),
  });
  await files.put(file.row.storage_key, seal.seal(file.content, file.row.storage_key));
  await repository.markVisitorUploadStored(database, secretHash, clock());
  return { secret, fileName: file.row.file_name, content: Buffer.from(file.content) };
}

/** Gives a picture up that its sender needs no longer. */
export async function dropVisitorUpload(
  { database }: Pick<VisitorDependencies, 'database'>,
  secret: string,
): Promise<void> {
  await repository.giveUpVisitorUpload(database, hashSecret(secret));
}

/** The picture as it was stored. */
export async function readVisitorUpload(
  deps: Pick<VisitorDependencies, 'database' | 'clock' | 'files' | 'seal'>,
  secret: string,
) {
  const row = await getVisitorUpload(deps, secret);
  return presentFile(row, row.is_sealed ? await readSealed(deps, row) : await readStored(deps, row));
}

/** A stored picture, decrypted. Throws UPLOAD_GONE where its store no longer has it. */
export async function readSealed(
  { files, seal }: Pick<VisitorDependencies, 'files' | 'seal'>,
  row: { storage_key: string },
): Promise<Buffer> {
  if (!seal) throw new Refusal('REGISTRATION_CLOSED');
  const sealed = await buffer(await readStored({ files }, row));
  return seal.open(sealed, row.storage_key);
}

async function getVisitorUpload(
  { database, clock }: Pick<UploadDependencies, 'database' | 'clock'>,
  secret: string,
) {
  const newerThan = daysBefore(clock(), visitorDays);
  const upload = isSecret(secret)
    ? await repository.findVisitorUpload(database, hashSecret(secret), newerThan)
    : null;
  if (!upload) throw new Refusal('NOT_FOUND');
  return upload;
}
