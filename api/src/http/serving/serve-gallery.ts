import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { may } from '@berth/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessDependencies } from '../access/access.ts';
import { integrityPolicy, makeNonce, pagePolicy } from '../connection/security-headers.ts';
import type { BuiltGallery } from './built-front.ts';
import { createFileServer } from './file-server.ts';
import { withNonce } from './page.ts';

const base = '/dev/ui';

/** Answers a request below `/dev/ui`, and says whether it did: to some there is nothing to show. */
export type GalleryServer = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>;

type Dependencies = {
  gallery: BuiltGallery;
  authenticate: AccessDependencies['authenticate'];
  isIntegrityEnforced: boolean;
};

/** Serves the built gallery of widgets to those of the staff who try the template pages, and to nobody else. */
export async function createGalleryServer({
  gallery: { folder, record },
  authenticate,
  isIntegrityEnforced,
}: Dependencies): Promise<GalleryServer> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const sendFile = createFileServer();

  return async (request, reply, path) => {
    if (path !== base && !path.startsWith(`${base}/`)) return false;
    // The session's cookie says who asks: an address that is opened, and the files of its page, send no header.
    const actor = await authenticate(request, 'headerOrCookie');
    if (!may(actor, 'system:demo')) return false;
    const filePath = path.slice(base.length + 1);
    const file = record.files[filePath];
    if (file && filePath !== 'index.html') {
      const { integrity } = file;
      await sendFile(request, reply, {
        path: join(folder, filePath),
        etag: integrity,
        isImmutable: false,
      });
      return true;
    }
    // A file that is missing is not answered with the page.
    if (filePath.startsWith('static/')) return false;
    const nonce = makeNonce();
    if (isIntegrityEnforced) reply.headers(integrityPolicy);
    await reply
      .header('content-security-policy', pagePolicy({ nonce, hasTrustedTypes: true }))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(withNonce(page, nonce));
    return true;
  };
}
