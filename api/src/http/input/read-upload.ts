import { once } from 'node:events';
import type { UploadRule } from '@berth/contract/endpoints';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { storableText } from './storable-text.ts';

/** What came in as a file: nothing of it is checked but its size. */
export type ReceivedFile = { fileName: string; content: Buffer };

/** Makes the routes of this scope, and no others, take `multipart/form-data`. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

/** The form around a file: its lines and a few small fields. */
const mostFormBytes = 64 * 1024;

/**
 * Refuses by its head what is no form or says itself that it is too large. Resolves when something of it has come:
 * before that nothing is held for it.
 */
export async function expectUpload(request: FastifyRequest, { maxBytes }: UploadRule): Promise<void> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + mostFormBytes) throw tooLarge(maxBytes);
  const { raw } = request;
  if (raw.readableLength > 0 || raw.complete) return;
  await once(raw, 'readable').catch((error) => {
    throw refusalOf(error, maxBytes);
  });
}

/** The one file of a request; further small fields are passed over. Throws what is wrong with the request. */
export async function readUpload(request: FastifyRequest, { maxBytes }: UploadRule): Promise<ReceivedFile> {
  let received: ReceivedFile | null = null;
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1024, parts: 6, headerPairs: 20 };
    for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>) {
      if (part.type !== 'file') continue;
      // Without a length it may go on for ever: it is cut where it becomes too large, not where it ends.
      part.file.once('limit', () => part.file.destroy(tooLarge(maxBytes)));
      // A part of bytes may come without a name.
      received = { fileName: storableText(part.filename ?? ''), content: await part.toBuffer() };
    }
  } catch (error) {
    throw refusalOf(error, maxBytes);
  }
  if (!received) throw new Refusal('UPLOAD_MISSING');
  return received;
}

const tooLarge = (maxBytes: number) =>
  new Refusal('UPLOAD_TOO_LARGE', { params: { limit: maxBytes / 1024 / 1024 } });

function refusalOf(error: unknown, maxBytes: number): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes);
  // Several files, a broken form, a connection that went away: nothing that a person at our page can cause.
  return new Refusal('REQUEST_INVALID', { cause: error });
}
