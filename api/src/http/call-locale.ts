import { type Locale, negotiateLocale } from '@berth/contract';
import type { FastifyRequest } from 'fastify';

/** The language of every text in the answer. */
export function callLocale(request: FastifyRequest): Locale {
  return negotiateLocale(request.headers['accept-language']);
}
