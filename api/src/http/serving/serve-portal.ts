import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderError } from '../error-renderer.ts';
import { Refusal } from '../refusal.ts';
import { type BuiltFront, readBuiltFront } from './built-front.ts';
import { createFileServer, type ServedFile } from './file-server.ts';
import { type BootData, renderPage } from './page.ts';

type PortalFronts = {
  /** The folder in which the shell's package stands. */
  root: string;
  remotes: readonly (BuiltFront & { name: string })[];
  boot: () => Promise<BootData>;
};

const pageName = 'index.html';

/** Serves the built shell and remotes: files by their exact address, and the shell's page to every navigation. */
export async function servePortal(
  app: FastifyInstance,
  { root, remotes, boot }: PortalFronts,
): Promise<void> {
  const shell = readShell(app, join(root, 'shell', 'dist'));
  const files = new Map<string, ServedFile>();
  if (shell) {
    for (const [path, served] of filesOf(shell)) if (path !== pageName) files.set(`/${path}`, served);
  }
  for (const remote of remotes) {
    for (const [path, served] of filesOf(remote)) {
      files.set(`/remotes/${remote.name}/${remote.version}/${path}`, { ...served, isImmutable: true });
    }
  }
  const template = shell ? await readFile(join(shell.folder, pageName), 'utf8') : null;
  const sendFile = createFileServer();
  app.get('/*', async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
    const file = files.get(path);
    if (file) return await sendFile(request, reply, file);
    if (template === null || !isNavigation(request, path)) return notFound(request, reply);
    const { html, policy } = renderPage(template, await boot());
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

// Without a shell the API still answers, which is what development wants.
function readShell(app: FastifyInstance, folder: string): BuiltFront | null {
  try {
    return readBuiltFront(folder);
  } catch (err) {
    app.log.warn({ err }, 'the shell is not built: no pages are served');
    return null;
  }
}

function* filesOf(front: BuiltFront): Generator<[string, ServedFile]> {
  for (const [path, integrity] of Object.entries(front.files)) {
    // A name with a hash in it never changes its content.
    const isImmutable = /\.[0-9a-f]{8,}\./.test(path);
    yield [path, { path: join(front.folder, path), etag: integrity, isImmutable }];
  }
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
