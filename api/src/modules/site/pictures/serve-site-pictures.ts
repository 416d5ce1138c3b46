import { buffer } from 'node:stream/consumers';
import { keptWidths, sitePicturesPath, sitePictureWidths } from '@berth/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { networkOf } from '../../../http/access/caller-network.ts';
import type { RateLimiter } from '../../../http/access/rate-limiter.ts';
import { Refusal } from '../../../http/refusal.ts';
import { sendContent } from '../../../http/serving/file-server.ts';
import { readStored } from '../../uploads/uploads.service.ts';
import { pictureKey } from './picture-key.ts';
import { findPicture } from './site-pictures.repository.ts';

// A page of many articles has some twenty, and browsers keep them.
const limit = { calls: 1200, seconds: 60 };

type Dependencies = Pick<Context, 'database'> & { files: FileStore; rateLimiter: RateLimiter };

/** Pictures of the public site, for everybody who has the address of one; what is at an address never changes. */
export function serveSitePictures(
  app: FastifyInstance,
  { database, files, rateLimiter }: Dependencies,
): void {
  app.get<{ Params: { name: string } }>(`${sitePicturesPath}/:name`, {
    onRequest: async (request) => rateLimiter.take(`site-pictures ${networkOf(request.ip)}`, limit),
    handler: async (request, reply) => {
      const { name } = request.params;
      const asked = readName(name);
      const picture = asked && (await findPicture(database, asked.id));
      if (!picture) throw new Refusal('NOT_FOUND');
      const kept = keptWidths(picture.width);
      // A page may ask for more than there is: one that was not so wide is there as it is.
      const width = kept.find((each) => each === asked.width) ?? kept.at(-1) ?? asked.width;
      return await sendContent(request, reply, {
        path: name,
        etag: `${picture.id}-${width}`,
        isImmutable: true,
        encodings: [],
        read: async () =>
          await buffer(await readStored({ files }, { storage_key: pictureKey(picture.storage_key, width) })),
      });
    },
  });
}

function readName(name: string) {
  const [, id = '', typed] = /^(.{36})-(\d+)\.webp$/.exec(name) ?? [];
  const width = sitePictureWidths.find((each) => String(each) === typed);
  return width !== undefined && isId(id) ? { id, width } : null;
}
