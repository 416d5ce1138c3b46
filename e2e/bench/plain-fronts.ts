import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Stands before a portal whose shell is one application: the server's page also preloads the remotes, which
 * such a shell holds itself. Those links are taken out; everything else passes as it is.
 */
export class PlainFronts {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(target: string): Promise<PlainFronts> {
    const server = createServer((incoming, response) => pass(target, incoming, response)).listen(
      0,
      '127.0.0.1',
    );
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

function pass(target: string, incoming: IncomingMessage, response: ServerResponse): void {
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
    const body = brotliCompressSync(withoutRemotes(html), {
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

const withoutRemotes = (html: string) => html.replace(/<link [^>]*href="\/remotes\/[^>]*>/g, '');
