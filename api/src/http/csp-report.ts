import type { FastifyInstance } from 'fastify';
import { networkOf } from './caller-network.ts';
import type { RateLimiter } from './rate-limiter.ts';

const reportTypes = ['application/csp-report', 'application/reports+json'];
const maxBytes = 8192;

/** Takes what browsers report of broken content policies: logged in short, so that a bad release is noticed. */
export function collectPolicyReports(app: FastifyInstance, rateLimiter: RateLimiter): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      reportTypes,
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/csp-report', {
      bodyLimit: maxBytes,
      onRequest: async (request) =>
        rateLimiter.take(`csp-report ${networkOf(request.ip)}`, { calls: 30, seconds: 60 }),
      handler: async (request, reply) => {
        const report = (request.body as { 'csp-report'?: Record<string, unknown> } | undefined)?.[
          'csp-report'
        ];
        const read = (name: string) => {
          const value = report?.[name];
          return typeof value === 'string' ? value.slice(0, 200) : '';
        };
        request.log.warn(
          {
            directive: read('effective-directive') || read('violated-directive'),
            // Without the query, in which something private may stand.
            blocked: read('blocked-uri').split('?')[0],
            page: read('document-uri').split('?')[0],
          },
          'content policy broken',
        );
        return reply.code(204).send();
      },
    });
  });
}
