import type { UploadRule } from '@berth/contract/endpoints';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPlaces, type Places } from '../places.ts';
import { Refusal } from '../refusal.ts';
import { storableText } from './storable-text.ts';

/** What came in as a file: nothing of it is checked but its size. */
export type ReceivedFile = { fileName: string; content: Buffer };

/** Makes the routes of this scope, and no others, take `multipart/form-data`. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

/**
 * Each upload is held in memory from its first byte to its answer, so there are only so many. Visitors have places
 * of their own, and so have teams that release and systems: whoever takes all of those keeps no customer out.
 */
export function createUploadPlaces(): Record<'signedIn' | 'visitors' | 'teams' | 'systems', Places> {
  return {
    signedIn: createPlaces({ ofAll: 16, ofOne: 4 }, 'UPLOADS_BUSY'),
    visitors: createPlaces({ ofAll: 8, ofOne: 4 }, 'UPLOADS_BUSY'),
    teams: createPlaces({ ofAll: 8, ofOne: 4 }, 'UPLOADS_BUSY'),
    systems: createPlaces({ ofAll: 8, ofOne: 4 }, 'UPLOADS_BUSY'),
  };
}

/** The one file of a request; further small fields are passed over. Throws what is wrong with the request. */
export async function readUpload(request: FastifyRequest, { maxBytes }: UploadRule): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  let received: ReceivedFile | null = null;
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1024, parts: 6, headerPairs: 20 };
    for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>) {
      if (part.type === 'file') {
        // A part of bytes may come without a name.
        received = { fileName: storableText(part.filename ?? ''), content: await part.toBuffer() };
      }
    }
  } catch (error) {
    throw refusalOf(error, maxBytes);
  }
  if (!received) throw new Refusal('UPLOAD_MISSING');
  return received;
}

function refusalOf(error: unknown, maxBytes: number): Refusal {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Refusal('UPLOAD_TOO_LARGE', { params: { limit: maxBytes / 1024 / 1024 } });
  }
  // Several files, a broken form, a connection that went away: nothing that a person at our page can cause.
  return new Refusal('REQUEST_INVALID', { cause: error });
}
