import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadReleaseFile } from '../../modules/releases/read-release-file.ts';
import { renderError } from '../error-renderer.ts';
import { Refusal } from '../refusal.ts';
import { integrityPolicy, workerPolicy } from '../security-headers.ts';
import { type BuiltShell, readBuiltShell } from './built-front.ts';
import { createFileServer, type ServedFile, sendContent } from './file-server.ts';
import { type PageContent, renderPage } from './page.ts';

type PortalFronts = {
  /** The folder in which the shell's package stands. */
  root: string;
  readRemoteFile: ReadReleaseFile;
  /** What one visit's page holds besides the shell's own. */
  fillPage: (request: FastifyRequest, reply: FastifyReply, shell: BuiltShell) => Promise<PageContent>;
  /** Where scripts and styles may come from besides our own origin. */
  origins: readonly string[];
  /** A development server has no hashes to enforce. */
  isIntegrityEnforced: boolean;
};

const pageName = 'index.html';
const workerPath = '/service-worker.js';
const remoteFile = /^\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/(.+)$/;

/** Serves the built shell and remotes: files by their exact address, and the shell's page to every navigation. */
export async function servePortal(app: FastifyInstance, fronts: PortalFronts): Promise<void> {
  const shell = readShell(app, join(fronts.root, 'shell', 'dist'));
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
    if (!shell || template === null || !isNavigation(request, path)) return notFound(request, reply);
    const { html, policy } = renderPage(template, await fronts.fillPage(request, reply, shell));
    if (fronts.isIntegrityEnforced) reply.headers(integrityPolicy);
    // It may be some customer's own: no cache on the way keeps it.
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-cache')
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
  const found = name === '' ? null : await readRemoteFile(name, version, file);
  if (!found) return notFound(request, reply);
  const { integrity, encodings, read } = found;
  return await sendContent(request, reply, {
    path: file,
    etag: integrity,
    isImmutable: true,
    encodings: encodings.filter((encoding) => encoding !== 'identity'),
    read,
  });
}

// Without a shell the API still answers, which is what development wants.
function readShell(app: FastifyInstance, folder: string): BuiltShell | null {
  try {
    return readBuiltShell(folder);
  } catch (err) {
    app.log.warn({ err }, 'the shell is not built: no pages are served');
    return null;
  }
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
  const acceptsPage = request.headers.accept?.includes('text/html') ?? false;
  return acceptsPage && extname(path) === '' && !/^\/(api|remotes)(\/|$)/.test(path);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  renderError(new Refusal('NOT_FOUND'), request, reply);
  return reply;
}
