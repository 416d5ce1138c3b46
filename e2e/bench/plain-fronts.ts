import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What `build.json` of the one application says of its pages. */
type Build = { files: Record<string, { integrity: string }>; preload: Record<string, string[]> };

/**
 * Stands before a portal whose shell is one application. The server's page preloads the remotes, which such a shell
 * holds itself: those links give way to the page's own files, so that both variants are preloaded by route.
 * Everything else passes as it is.
 */
export class PlainFronts {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Before the server at this address, which serves the fronts in this folder. */
  static async open(target: string, fronts: string): Promise<PlainFronts> {
    const build: Build = JSON.parse(await readFile(join(fronts, 'shell/dist/build.json'), 'utf8'));
    const server = createServer((incoming, response) => pass({ target, build }, incoming, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PlainFronts(server);
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server is closed.');
    return `http://localhost:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function pass(
  { target, build }: { target: string; build: Build },
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
  const outgoing = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers });
  outgoing.on('response', async (answer) => {
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    let html = '';
    for await (const chunk of answer.setEncoding('utf8')) html += chunk;
    const body = brotliCompressSync(preloadedByRoute(html, build, incoming.url ?? '/'), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, {
      ...kept,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

function preloadedByRoute(html: string, { files, preload }: Build, path: string): string {
  const links = (preload[path] ?? [])
    // What the server's own links name already.
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => {
      const as = file.endsWith('.css') ? 'style' : 'script';
      return `<link rel="preload" as="${as}" href="/${file}" integrity="${files[file]?.integrity}" crossorigin="anonymous">`;
    });
  return html
    .replace(/<link [^>]*href="\/remotes\/[^>]*>/g, '')
    .replace('<meta name="berth-registry-key"', (found) => links.join('') + found);
}
