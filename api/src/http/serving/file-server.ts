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
  '.txt': 'text/plain; charset=utf-8',
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

export type ServedFile = { path: string; etag: string; isImmutable: boolean };

/**
 * Sends files of builds from memory: each is read, and compressed, once per start and only when asked for.
 * The set of files is fixed by the caller, so no address can reach another one.
 */
export function createFileServer() {
  const encoded = new Map<string, Promise<Buffer>>();
  const load = (path: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${path}`;
    const known = encoded.get(key);
    if (known) return known;
    const loading =
      encoding === 'identity' ? readFile(path) : load(path, 'identity').then(compressors[encoding]);
    encoded.set(key, loading);
    // A file that could not be read may be there the next time.
    loading.catch(() => encoded.delete(key));
    return loading;
  };
  return async (request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> => {
    const type = mediaTypes[extname(file.path)] ?? 'application/octet-stream';
    reply
      .header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('etag', `"${file.etag}"`)
      .type(type);
    if (isCompressible(type)) reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === `"${file.etag}"`) return reply.code(304).send();
    const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await load(file.path, encoding));
  };
}

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '').split(',');
  const takes = (name: string) =>
    offers.some((offer) => {
      const [encoding = '', ...settings] = offer.split(';').map((part) => part.trim());
      return encoding === name && !settings.some((setting) => /^q=0(\.0+)?$/.test(setting));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
