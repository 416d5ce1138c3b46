import { randomUUID } from 'node:crypto';
import type { EndpointResult, Endpoints, UploadRule } from '@berth/contract/endpoints';
import { networkOf } from '../../../http/access/caller-network.ts';
import type { ReceivedFile } from '../../../http/input/read-upload.ts';
import { Refusal } from '../../../http/refusal.ts';
import { hashSecret, makeSecret } from '../../sessions/secrets.ts';
import {
  daysBefore,
  describeFile,
  isFull,
  storingSince,
  type UploadDependencies,
} from '../../uploads/uploads.service.ts';
import { getVisitorUsage, insertFile, markFileStored } from './conversation-files.repository.ts';

// What one network has not said yet; it is gone after a day.
const quotaOfNetwork = { files: 30, bytes: 100 * 1024 ** 2 };
// What all visitors send in a day, and have here altogether: what they said is kept as long as their conversations.
const quotaOfDay = { files: 2000, bytes: 4 * 1024 ** 3 };
const quotaOfAll = { files: 40_000, bytes: 40 * 1024 ** 3 };

type Stored = EndpointResult<Endpoints['POST /index/uploadConversationFile']>;

/** Keeps a file of a visitor's until it is said. Only the secret that this gives names it; nobody reads it by that. */
export async function storeVisitorFile(
  { database, clock, files, inspect }: UploadDependencies,
  { received, rule, address }: { received: ReceivedFile; rule: UploadRule; address: string },
): Promise<Stored> {
  const networkHash = hashSecret('conversation file', networkOf(address));
  const now = clock();
  const { unsaid, recent, all } = await getVisitorUsage(database, networkHash, {
    recentSince: daysBefore(now, 1),
    storingSince: storingSince(now),
  });
  if (isFull(unsaid, quotaOfNetwork)) throw new Refusal('UPLOAD_QUOTA_REACHED');
  if (isFull(recent, quotaOfDay) || isFull(all, quotaOfAll)) throw new Refusal('UPLOADS_BUSY');
  const { row, content } = await describeFile(inspect, received, rule);
  const { file_name, kind, bytes, storage_key } = row;
  const [id, secret] = [randomUUID(), makeSecret()];
  await insertFile(database, {
    id,
    entry_id: null,
    file_name,
    kind,
    bytes,
    storage_key,
    secret_hash: hashSecret('conversation file', secret),
    network_hash: networkHash,
    created_at: clock(),
  });
  await files.put(storage_key, content);
  await markFileStored(database, id, clock());
  return { file: secret, fileName: file_name, bytes };
}
