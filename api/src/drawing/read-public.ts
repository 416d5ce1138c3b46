import type { Locale, PageAnswer, PageRead } from '@berth/contract';
import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadPublic } from '../http/serving/drawn-visit.ts';

const refusedUnknown = { status: 404, code: 'NOT_FOUND' };

/**
 * Makes the public calls of a page inside of the server, as its visitor would: through the same checks and limits, without
 * a session. Calls that need one, or change something, are no page's to make.
 */
export function createPublicReader(app: FastifyInstance) {
  return (request: FastifyRequest, locale: Locale): ReadPublic =>
    async (read: PageRead): Promise<PageAnswer> => {
      const { key, query } = read;
      if (!isPublicRead(key)) return { ...read, refused: refusedUnknown };
      const answer = await app.inject({
        method: 'GET',
        url: `/api${key.slice('GET '.length)}`,
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        remoteAddress: request.ip,
        headers: { 'accept-language': locale, 'x-requested-with': 'berth' },
      });
      const { code, data } = answer.json();
      if (answer.statusCode === 200) return { ...read, data };
      return { ...read, refused: { status: answer.statusCode, code: String(code) } };
    };
}

function isPublicRead(key: string): boolean {
  const definition: EndpointDefinition | undefined = Object.hasOwn(endpoints, key)
    ? endpoints[key as keyof typeof endpoints] // just looked up
    : undefined;
  return definition?.access === 'public' && !definition.isWrite && key.startsWith('GET /index/');
}
