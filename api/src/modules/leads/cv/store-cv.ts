import { randomUUID } from 'node:crypto';
import type { UploadRule } from '@berth/contract/endpoints';
import { networkOf } from '../../../http/access/caller-network.ts';
import type { ReceivedFile } from '../../../http/input/read-upload.ts';
import { Refusal } from '../../../http/refusal.ts';
import { hashSecret, makeSecret } from '../../sessions/secrets.ts';
import {
  describeFile,
  isFull,
  storingSince,
  type UploadDependencies,
} from '../../uploads/uploads.service.ts';
import { getUnsentUsage, insertCv, markCvStored } from './cv.repository.ts';

// Some people of one office try several files; what nobody sends is kept for days.
const quotaOfNetwork = { files: 30, bytes: 100 * 1024 ** 2 };
const quotaOfAll = { files: 2000, bytes: 4 * 1024 ** 3 };

/** Keeps a CV of somebody who has not applied yet. Only the secret that this gives names it; nobody reads it by that. */
export async function storeCv(
  { database, clock, files, inspect }: UploadDependencies,
  { received, rule, address }: { received: ReceivedFile; rule: UploadRule; address: string },
): Promise<{ cv: string; fileName: string }> {
  const networkHash = hashSecret('cv', networkOf(address));
  const { own, all } = await getUnsentUsage(database, networkHash, storingSince(clock()));
  if (isFull(own, quotaOfNetwork)) throw new Refusal('UPLOAD_QUOTA_REACHED');
  if (isFull(all, quotaOfAll)) throw new Refusal('UPLOADS_BUSY');
  const { row, content } = await describeFile(inspect, received, rule);
  const [id, secret] = [randomUUID(), makeSecret()];
  await insertCv(database, {
    id,
    secret_hash: hashSecret('cv', secret),
    network_hash: networkHash,
    ...row,
    created_at: clock(),
  });
  await files.put(row.storage_key, content);
  await markCvStored(database, id, clock());
  return { cv: secret, fileName: row.file_name };
}
