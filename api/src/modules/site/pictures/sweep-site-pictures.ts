import { keptWidths } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { removeInRounds } from '../../../files/remove-in-rounds.ts';
import { daysBefore, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { pictureKey } from './picture-key.ts';
import { deletePicture, giveUpUnused, noteUse } from './site-pictures.repository.ts';

const unusedDays = 14;

type Dependencies = Pick<UploadDependencies, 'database' | 'clock' | 'files'> & Pick<Context, 'warn'>;

/**
 * Removes pictures that nothing has used for 14 days: first nobody can use them any more, then the bytes go, then the row.
 * What is cut off in between is done again by the next sweep. Gives how many were removed.
 */
export async function sweepSitePictures({ database, clock, files, warn }: Dependencies): Promise<number> {
  const now = clock();
  await noteUse(database, now);
  const before = daysBefore(now, unusedDays);
  return await removeInRounds(
    { warn },
    {
      list: async (options) => await giveUpUnused(database, before, options),
      remove: async ({ id, width, storage_key: key }) => {
        for (const each of keptWidths(width)) await files.delete(pictureKey(key, each));
        await deletePicture(database, id);
      },
      complaint: 'a picture of the site that nothing uses was not removed; the next sweep tries again',
    },
  );
}
