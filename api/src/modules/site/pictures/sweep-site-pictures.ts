import { keptWidths } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { daysBefore, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { pictureKey } from './picture-key.ts';
import { deletePicture, giveUpUnused, noteUse } from './site-pictures.repository.ts';

const unusedDays = 14;
const atATime = 20;
const roundsAtMost = 50;

type Dependencies = Pick<UploadDependencies, 'database' | 'clock' | 'files'> & Pick<Context, 'warn'>;

/**
 * Removes pictures that nothing has used for 14 days: first nobody can use them any more, then the bytes go, then the row.
 * What is cut off in between is done again by the next sweep. Gives how many were removed.
 */
export async function sweepSitePictures({ database, clock, files, warn }: Dependencies): Promise<number> {
  const now = clock();
  await noteUse(database, now);
  const before = daysBefore(now, unusedDays);
  const failed: string[] = [];
  let removed = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const pictures = await giveUpUnused(database, before, { limit: atATime, except: failed });
    if (pictures.length === 0) break;
    for (const { id, width, storage_key: key } of pictures) {
      try {
        for (const each of keptWidths(width)) await files.delete(pictureKey(key, each));
        await deletePicture(database, id);
        removed += 1;
      } catch (error) {
        failed.push(id);
        warn(error, 'a picture of the site that nothing uses was not removed; the next sweep tries again');
      }
    }
  }
  return removed;
}
