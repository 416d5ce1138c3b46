import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Sent by our own client with every call; another site's page cannot set it without asking first (CORS). */
const clientHeader = 'berth';

/**
 * Refuses a write that does not come from a page of ours. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones and plain HTTP only in Origin; at least one must be there, unless it is a GET,
 * for which a browser may send neither.
 */
export function checkSameSite(request: FastifyRequest, publicOrigin: string): void {
  if (request.headers['x-requested-with'] !== clientHeader) throw new Refusal('CROSS_SITE_REQUEST');
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) {
    if (fetchSite !== 'same-origin') throw new Refusal('CROSS_SITE_REQUEST');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined && request.method === 'GET') return;
  const own = [publicOrigin, `${request.protocol}://${request.host}`];
  if (origin === undefined || !own.includes(origin)) throw new Refusal('CROSS_SITE_REQUEST');
}
