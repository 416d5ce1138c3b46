import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { integrityPolicy, workerPolicy } from '../connection/security-headers.ts';
import { renderError } from '../error-renderer.ts';
import { Refusal } from '../refusal.ts';
import type { BuiltShell } from './built-front.ts';
import { createFileServer, type ServedFile, sendContent } from './file-server.ts';
import { type PageContent, renderPage } from './page.ts';
import type { GalleryServer } from './serve-gallery.ts';

/** A file of the store, ready to be sent. Neither it nor its address ever changes. */
export type StoredFile = {
  integrity: string;
  /** The compressed forms that are stored beside the plain one. */
  encodings: readonly StoredEncoding[];
  read: (encoding: StoredEncoding) => Promise<Buffer>;
};

export type StoredEncoding = 'identity' | 'br' | 'gzip';

type PortalFronts = {
  /** Null where none is built. */
  shell: BuiltShell | null;
  readRemoteFile: (remote: string, version: string, path: string) => Promise<StoredFile | null>;
  /** Reads files of shells that pages may still run, or that another server already serves. */
  readShellFile: (path: string) => Promise<StoredFile | null>;
  /** What the page of one visit holds in addition to the shell's own. */
  fillPage: (request: FastifyRequest, reply: FastifyReply, shell: BuiltShell) => Promise<PageContent>;
  /** Where scripts and styles may come from other than our own origin. */
  origins: readonly string[];
  /** A development server has no hashes to enforce. */
  isIntegrityEnforced: boolean;
  /** Null where none is built. */
  serveGallery: GalleryServer | null;
};

const pageName = 'index.html';
const workerPath = '/service-worker.js';
const remoteFile = /^\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/(.+)$/;

/** Serves the built shell and remotes: files by their exact address, and the shell's page to every navigation. */
export async function servePortal(app: FastifyInstance, fronts: PortalFronts): Promise<void> {
  const { shell } = fronts;
  const files = new Map(shell ? filesOf(shell) : []);
  const template = shell ? await readFile(join(shell.folder, pageName), 'utf8') : null;
  const sendFile = createFileServer();
  app.get('/*', async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
    const file = files.get(path);
    if (file) {
      if (path === workerPath) reply.header('content-security-policy', workerPolicy(fronts.origins));
      return await sendFile(request, reply, file);
    }
    if (path.startsWith('/remotes/')) return await sendRemoteFile(request, reply, path, fronts);
    if (path.startsWith('/static/'))
      return await sendStored(request, reply, path, await fronts.readShellFile(path.slice(1)));
    if (await fronts.serveGallery?.(request, reply, path)) return reply;
    if (!shell || template === null || !isNavigation(request, path)) return notFound(request, reply);
    const content = await fronts.fillPage(request, reply, shell);
    const { tag } = content;
    if (tag !== null) {
      reply.header('etag', tag).header('vary', 'cookie');
      // The policy that came with the page names the page's nonce: another one would replace it.
      if (request.headers['if-none-match'] === tag)
        return reply.removeHeader('content-security-policy').code(304).send();
    }
    const { html, policy } = renderPage(template, content);
    if (fronts.isIntegrityEnforced) reply.headers(integrityPolicy);
    // It may be some customer's own, and of this moment: no cache keeps it, not even the browser's for a way back. A
    // visitor's is the same for all, and asked about each time.
    return reply
      .code(content.isKnown ? 200 : 404)
      .header('content-security-policy', policy)
      .header('cache-control', tag === null ? 'private, no-store' : 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

async function sendRemoteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { readRemoteFile }: PortalFronts,
): Promise<FastifyReply> {
  const [, name = '', version = '', file = ''] = remoteFile.exec(path) ?? [];
  return await sendStored(
    request,
    reply,
    file,
    name === '' ? null : await readRemoteFile(name, version, file),
  );
}

async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  found: StoredFile | null,
): Promise<FastifyReply> {
  if (!found) return notFound(request, reply);
  const { integrity, encodings, read } = found;
  return await sendContent(request, reply, {
    path,
    etag: integrity,
    isImmutable: true,
    encodings: encodings.filter((encoding) => encoding !== 'identity'),
    read,
  });
}

function filesOf({ folder, record }: BuiltShell): [string, ServedFile][] {
  return Object.entries(record.files)
    .filter(([path]) => path !== pageName)
    .map(([path, { integrity }]) => {
      // A name with a hash in it never changes its content.
      const isImmutable = /\.[0-9a-f]{8,}\./.test(path);
      return [`/${path}`, { path: join(folder, path), etag: integrity, isImmutable }];
    });
}

/** A page is asked for by its path alone; a file that is missing must not be answered with a page. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  // Robots, link previews and health checks of proxies say `*/*` or nothing.
  const acceptsPage = /(text\/html|text\/\*|\*\/\*)/.test(request.headers.accept ?? '*/*');
  return acceptsPage && extname(path) === '' && !/^\/(api|remotes)(\/|$)/.test(path);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  renderError(new Refusal('NOT_FOUND'), request, reply);
  return reply;
}
