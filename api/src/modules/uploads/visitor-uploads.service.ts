import type { UploadRule } from '@berth/contract/endpoints';
import { networkOf } from '../../http/access/caller-network.ts';
import type { ReceivedFile } from '../../http/input/read-upload.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashSecret, isSecret, makeSecret } from '../sessions/secrets.ts';
import {
  daysBefore,
  describeFile,
  isFull,
  storingSince,
  type UploadDependencies,
} from './uploads.service.ts';
import * as repository from './visitor-uploads.repository.ts';

/** How long a picture of somebody who registers is kept without a registration. */
export const visitorDays = 1;

// Three pictures are what a registration takes; an office of several people shares one address.
const quotaOfNetwork = { files: 20, bytes: 100 * 1024 ** 2 };
const quotaOfAll = { files: 5000, bytes: 5 * 1024 ** 3 };

/**
 * Keeps a picture of somebody who has no account yet. Only the secret that this gives opens it, and registering
 * with it; there is no other way to it, and no list.
 */
export async function storeVisitorUpload(
  { database, clock, files, inspect }: UploadDependencies,
  { received, rule, address }: { received: ReceivedFile; rule: UploadRule; address: string },
): Promise<{ secret: string; fileName: string }> {
  const networkHash = hashSecret(networkOf(address));
  const { own, all } = await repository.getVisitorUsage(database, networkHash, storingSince(clock()));
  if (isFull(own, quotaOfNetwork)) throw new Refusal('UPLOAD_QUOTA_REACHED');
  if (isFull(all, quotaOfAll)) throw new Refusal('UPLOADS_BUSY');
  const file = await describeFile(inspect, received, rule);
  const secret = makeSecret();
  const secretHash = hashSecret(secret);
  await repository.insertVisitorUpload(database, {
    secret_hash: secretHash,
    network_hash: networkHash,
    ...file.row,
    created_at: clock(),
  });
  await files.put(file.row.storage_key, file.content);
  await repository.markVisitorUploadStored(database, secretHash, clock());
  return { secret, fileName: file.row.file_name };
}

export async function getVisitorUpload(
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
