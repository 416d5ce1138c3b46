import { createHash } from 'node:crypto';
import { locales, type RemoteEntry } from '@berth/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../http/access/caller-network.ts';
import type { RateLimiter } from '../../../http/access/rate-limiter.ts';
import { sendContent } from '../../../http/serving/file-server.ts';
import { listPublished } from '../articles/articles.repository.ts';
import { listJobs } from '../company/company.repository.ts';
import { composeRobots, composeSiteMap, type MappedPage } from './site-map.ts';

const limit = { calls: 60, seconds: 60 };
/** Each shows one thing, which its address names; what a preview shows is nobody's but whose key it is. */
const pagesOfOne = ['/index/news/detail', '/index/help/article', '/index/join/job', '/index/preview'];

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  publicOrigin: string;
  rateLimiter: RateLimiter;
  /** The remotes as a visitor gets them. */
  readRemotes: () => Promise<readonly RemoteEntry[]>;
};

/** What machines read the site by: a map of its pages, and what they may read. */
export function serveSiteMap(app: FastifyInstance, dependencies: Dependencies): void {
  const { publicOrigin, rateLimiter } = dependencies;
  const serve = (path: string, compose: () => Promise<string>) =>
    app.get(path, {
      onRequest: async (request) => rateLimiter.take(`site-map ${networkOf(request.ip)}`, limit),
      handler: async (request, reply) => await sendText(request, reply, path, await compose()),
    });
  serve('/robots.txt', async () => composeRobots(publicOrigin));
  serve('/sitemap.xml', async () => composeSiteMap(await listPages(dependencies), publicOrigin));
}

async function sendText(request: FastifyRequest, reply: FastifyReply, path: string, text: string) {
  return await sendContent(request, reply, {
    path,
    etag: createHash('sha256').update(text).digest('base64url'),
    isImmutable: false,
    encodings: [],
    read: async () => Buffer.from(text),
  });
}

async function listPages({ database, clock, readRemotes }: Dependencies): Promise<MappedPage[]> {
  const now = clock();
  const today = toChinaDay(now);
  const [remotes, articles, jobs] = await Promise.all([
    readRemotes(),
    listPublished(database, now),
    listJobs(database, today),
  ]);
  const routes = remotes.flatMap(({ public: isPublic, preload }) => (isPublic ? Object.keys(preload) : []));
  const standing = routes.filter(
    (path) => /^\/index(\/|$)/.test(path) && !/[:*]/.test(path) && !pagesOfOne.includes(path),
  );
  const open = jobs.filter(({ is_open: isOpen, valid_until: validUntil }) => isOpen && validUntil >= today);
  return [
    ...standing.map((path) => ({ path, languages: locales })),
    ...articles.map(({ kind, slug, languages, updatedAt }) => ({
      path: `/index/${kind === 'news' ? 'news/detail' : 'help/article'}?id=${encodeURIComponent(slug)}`,
      languages,
      updatedAt,
    })),
    ...open.map(({ slug }) => ({
      path: `/index/join/job?id=${encodeURIComponent(slug)}`,
      languages: locales,
    })),
  ];
}
