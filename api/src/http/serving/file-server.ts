import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const isCompressible = (type: string) => /^text\/|json|svg|javascript/.test(type);

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
type Encoding = keyof typeof compressors | 'identity';

/** A file as it can be sent. */
type Content = {
  /** Its name says what it is. */
  path: string;
  etag: string;
  isImmutable: boolean;
  /** The forms other than the plain one. */
  encodings: readonly Exclude<Encoding, 'identity'>[];
  read: (encoding: Encoding) => Promise<Buffer>;
};

/** Sends a file in the smallest form that the browser takes, or says that it has it already. */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, etag, isImmutable, encodings, read }: Content,
): Promise<FastifyReply> {
  const type = mediaTypes[extname(path)] ?? 'application/octet-stream';
  const offered = isCompressible(type) ? encodings : [];
  const encoding = chooseEncoding(request.headers['accept-encoding'], offered);
  // A strong tag is of these very bytes: each form of a file has its own.
  const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}.${encoding}"`;
  const isKnown = listsTag(request.headers['if-none-match'], tag);
  // A file that was not worth compressing: what is sent stays what its tag says.
  if (encoding === 'identity') request.headers['x-no-compression'] = 'yes';
  // Before any header: a failure must not be cached for a year.
  const content = isKnown ? null : await read(encoding);
  reply
    .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', tag)
    .type(type);
  if (isCompressible(type)) reply.header('vary', 'accept-encoding');
  if (content === null) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(content);
}

/** A cache on the way may have made a tag weak; for cached files that counts as the same. */
function listsTag(known: string | undefined, tag: string): boolean {
  const tags = (known ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

export type ServedFile = { path: string; etag: string; isImmutable: boolean };

/**
 * Sends files of a folder from memory: each is read, and compressed, once per start and only when asked for.
 * The set of files is fixed by the caller, so no address can reach another one.
 */
export function createFileServer() {
  const encoded = new Map<string, Promise<Buffer>>();
  const readers: Record<Encoding, (path: string) => Promise<Buffer>> = {
    identity: (path) => readFile(path),
    gzip: async (path) => compressors.gzip(await load(path, 'identity')),
    // The build compresses its scripts and styles better than an answer has time for.
    br: (path) => readFile(`${path}.br`).catch(async () => compressors.br(await load(path, 'identity'))),
  };
  const load = (path: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${path}`;
    const known = encoded.get(key);
    if (known) return known;
    const loading = readers[encoding](path);
    encoded.set(key, loading);
    // A file that could not be read may be there the next time.
    loading.catch(() => encoded.delete(key));
    return loading;
  };
  return (request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> =>
    sendContent(request, reply, {
      ...file,
      encodings: ['br', 'gzip'],
      read: (encoding) => load(file.path, encoding),
    });
}

function chooseEncoding(
  accepted: string | string[] | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[],
): Encoding {
  const asked = String(accepted ?? '').split(',');
  const takes = (name: string) =>
    asked.some((each) => {
      const [encoding = '', ...settings] = each.split(';').map((part) => part.trim());
      return encoding === name && !settings.some((setting) => /^q=0(\.0+)?$/.test(setting));
    });
  return (['br', 'gzip'] as const).find((name) => offered.includes(name) && takes(name)) ?? 'identity';
}
