import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What the handler of a call answers that the contract gives the result `'file'`. */
export type FileAnswer = {
  /** As it was sniffed or made by us: never what an upload called itself. */
  mediaType: string;
  /** What the browser saves it as; any characters. */
  fileName: string;
  body: Buffer | Readable;
  /** Shown in the page rather than saved: only for what we encoded ourselves and cannot run. */
  isInline?: boolean;
  /** No file after all but events as they happen: nobody on the way may hold them back, and nobody saves them. */
  isLive?: boolean;
};

/** A file as the answer: nothing of it may be guessed at or run as a page of ours. */
export function sendFile(reply: FastifyReply, { mediaType, fileName, body, isInline, isLive }: FileAnswer) {
  if (isLive) return reply.header('x-accel-buffering', 'no').type(mediaType).send(body);
  return reply
    .header('content-disposition', contentDisposition(fileName, isInline ? 'inline' : 'attachment'))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType)
    .send(body);
}

/** RFC 6266: the name in full as `filename*`, and what of it is ASCII for whoever reads only that. */
export function contentDisposition(fileName: string, kind: 'attachment' | 'inline'): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_');
  const plain = name.replace(/[^ -~]|["%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
