import type { FastifyInstance } from 'fastify';
import { networkOf } from '../access/caller-network.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';

const reportTypes = ['application/csp-report', 'application/reports+json'];
const maxBytes = 8192;
/** A browser sends several at once. */
const mostReports = 10;

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
        for (const report of listReports(request.body)) {
          request.log.warn(describeReport(report), 'content policy broken');
        }
        return reply.code(204).send();
      },
    });
  });
}

type Report = Record<string, unknown>;

const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null;

/** One report in the older form, or a few of the Reporting API, as the integrity policy sends them. */
function listReports(body: unknown): Report[] {
  const reports: unknown[] = Array.isArray(body)
    ? body.slice(0, mostReports).map((each) => isReport(each) && { type: each.type, ...readBody(each) })
    : [isReport(body) && body['csp-report']];
  return reports.filter(isReport);
}

const readBody = ({ body }: Report) => (isReport(body) ? body : {});

function describeReport(report: Report) {
  const read = (...names: string[]) => {
    const value = names.map((name) => report[name]).find((each) => typeof each === 'string');
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return {
    directive: read('effective-directive', 'violated-directive', 'effectiveDirective', 'type'),
    // Without the query, in which something private may stand.
    blocked: read('blocked-uri', 'blockedURL').split('?')[0],
    page: read('document-uri', 'documentURL').split('?')[0],
  };
}
