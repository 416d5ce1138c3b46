import type { UploadRule } from '@berth/contract/endpoints';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** What came in as a file: nothing of it is checked but its size. */
export type ReceivedFile = { fileName: string; content: Buffer };

const atOnceOfAll = 24;
const atOnceOfOne = 4;

/** Makes the routes of this scope, and no others, take `multipart/form-data`. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

export type UploadGate = {
  /** Takes a place for a caller; the returned function gives it back. */
  enter: (caller: string) => () => void;
};

/**
 * Counts the uploads in flight: each is held in memory from its first byte to its answer, so there are only so
 * many, and one caller cannot take every place. Throws UPLOADS_BUSY.
 */
export function createUploadGate(): UploadGate {
  const inFlight = new Map<string, number>();
  let all = 0;
  return {
    enter(caller) {
      const own = inFlight.get(caller) ?? 0;
      if (all >= atOnceOfAll || own >= atOnceOfOne) throw new Refusal('UPLOADS_BUSY');
      all += 1;
      inFlight.set(caller, own + 1);
      return () => {
        all -= 1;
        const left = (inFlight.get(caller) ?? 1) - 1;
        if (left > 0) inFlight.set(caller, left);
        else inFlight.delete(caller);
      };
    },
  };
}

/** The one file of a request; further small fields are passed over. Throws what is wrong with the request. */
export async function readUpload(request: FastifyRequest, { maxBytes }: UploadRule): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  let received: ReceivedFile | null = null;
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1024, parts: 6, headerPairs: 20 };
    for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>) {
      if (part.type === 'file') received = { fileName: part.filename, content: await part.toBuffer() };
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
