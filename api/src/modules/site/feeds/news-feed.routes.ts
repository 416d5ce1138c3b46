import { createHash } from 'node:crypto';
import { negotiateLocale } from '@berth/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../http/access/caller-network.ts';
import type { RateLimiter } from '../../../http/access/rate-limiter.ts';
import { sendContent } from '../../../http/serving/file-server.ts';
import { composeFeed } from './compose-feed.ts';
import { newsFeedPath, readNewsFeed } from './read-news-feed.ts';

// Programs ask every few minutes, and several people behind one address have one.
const limit = { calls: 120, seconds: 60 };

/** The news as a feed, read anew each time: what was withdrawn is in none. `?lang=en` is the English one. */
export function serveNewsFeed(
  app: FastifyInstance,
  {
    rateLimiter,
    ...dependencies
  }: Pick<Context, 'database' | 'clock'> & { publicOrigin: string; rateLimiter: RateLimiter },
): void {
  app.get<{ Querystring: { lang?: unknown } }>(newsFeedPath, {
    onRequest: async (request) => rateLimiter.take(`news-feed ${networkOf(request.ip)}`, limit),
    handler: async (request, reply) => {
      const { lang } = request.query;
      const locale = negotiateLocale(typeof lang === 'string' ? lang : null);
      const text = composeFeed(await readNewsFeed(dependencies, locale), dependencies.publicOrigin);
      return await sendContent(request, reply, {
        path: 'feed.rss',
        etag: createHash('sha256').update(text).digest('base64url'),
        isImmutable: false,
        encodings: [],
        read: async () => Buffer.from(text),
      });
    },
  });
}
