import { randomBytes, randomUUID } from 'node:crypto';
import { keptWidths, type SitePicture, sitePictureWidths } from '@berth/contract';
import type { UploadRule } from '@berth/contract/endpoints';
import type { ReceivedFile } from '../../../http/input/read-upload.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isFull, refusalOf, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { pictureKey } from './picture-key.ts';
import * as repository from './site-pictures.repository.ts';

// Of all staff together: some months of articles that were never written.
const quota = { files: 1000, bytes: 1024 ** 3 };

/** Keeps a picture for the public site in each of its widths, as WebP and without what it said beside its pixels. */
export async function storeSitePicture(
  { database, clock, files, inspect }: UploadDependencies,
  received: ReceivedFile,
  rule: UploadRule,
): Promise<SitePicture> {
  if (isFull(await repository.getUnusedUsage(database), quota)) throw new Refusal('UPLOAD_QUOTA_REACHED');
  const inspection = await inspect(received.content, rule.kinds, sitePictureWidths);
  if ('problem' in inspection) throw refusalOf(inspection.problem, rule);
  const { drawings = [] } = inspection;
  const largest = drawings.at(-1);
  if (!largest) throw new Error('A picture was not drawn');
  const { width, height } = largest;
  const id = randomUUID();
  const name = randomBytes(16).toString('hex');
  const storageKey = `${name.slice(0, 2)}/${name}`;
  const at = clock();
  await repository.insertPicture(database, {
    id,
    width,
    height,
    bytes: drawings.reduce((sum, { content }) => sum + content.length, 0),
    storage_key: storageKey,
    created_at: at,
    unused_since: at,
  });
  for (const [index, kept] of keptWidths(width).entries()) {
    const { content } = drawings[index] ?? largest;
    await files.put(pictureKey(storageKey, kept), content);
  }
  await repository.markPictureStored(database, id, clock());
  return { id, width, height };
}
