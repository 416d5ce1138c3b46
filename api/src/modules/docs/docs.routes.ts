import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../../http/connection/security-headers.ts';
import { createFileServer } from '../../http/serving/file-server.ts';
import { printOpenApi } from './openapi.ts';

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Berth API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

// Calls tried out from the page carry what our own client sends, so that the server takes them for ours.
const start = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  requestInterceptor: (request) => {
    request.headers['X-Requested-With'] = 'berth';
    return request;
  },
});
`;

/** The API's description for people and for programs. Outside of the contract: it is the contract printed. */
export function serveDocs(app: FastifyInstance, version: string): void {
  const sendFile = createFileServer();
  const document = lazily(() => printOpenApi(version));
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', pagePolicy()).type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/openapi.json', async () => document());
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  for (const name of viewerFiles) {
    app.get(`/api/docs/${name}`, async (request, reply) =>
      sendFile(request, reply, { path: join(viewer, name), etag: `${version}-${name}`, isImmutable: false }),
    );
  }
}

// Printed when it is first asked for: a start needs no documentation.
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
