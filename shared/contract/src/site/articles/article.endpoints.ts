import { z } from 'zod';
import type { EndpointTable } from '../../endpoint/endpoint.ts';
import { locales } from '../../language/locale.ts';
import { page } from '../../list/page.ts';
import { article, category, row, titled } from './article.schema.ts';
import { articleKinds, articleLimits } from './article.ts';

// Readers have no session: an office reads behind one address, and a robot asks for page after page.
const rateLimit = { calls: 120, seconds: 60, network: 1200 };

const lang = z.enum(locales).optional().describe('The language of the call without it');
const id = z.string().min(1).max(articleLimits.slug).describe('The name of the article in addresses');
const code = z.string().max(articleLimits.slug);
const search = z.string().max(articleLimits.search).optional().describe('All of its words are looked for');

/** News and help of the public site. An article is there in the languages in which it is published at the moment. */
export const articleEndpoints = {
  'GET /index/getNewsList': {
    summary: 'News, the pinned first, then the newest',
    access: 'public',
    query: page.extend({ lang, cate: code.optional(), search }),
    result: z.object({ rows: z.array(row), total: z.int() }),
    rateLimit,
  },
  'GET /index/getNewsCate': {
    summary: 'The categories of news, and how many there are of each',
    access: 'public',
    query: z.object({ lang }),
    result: z.array(category.extend({ count: z.int() })),
    rateLimit,
  },
  'GET /index/getNewsDetail': {
    summary:
      'A news article. Where it is not published in this language, getArticleLanguages says in which it is',
    access: 'public',
    query: z.object({ lang, id }),
    result: article.extend({
      /** The one before it in time, and the one after. */
      previous: titled.nullable(),
      next: titled.nullable(),
    }),
    rateLimit,
    errors: ['NOT_FOUND'],
  },
  'GET /index/getNewsNewest': {
    summary: 'The newest news, whether pinned or not',
    access: 'public',
    query: z.object({ lang, limit: z.coerce.number().int().min(1).max(articleLimits.newest).default(5) }),
    result: z.array(row),
    rateLimit,
  },
  'GET /index/getHelpList': {
    summary: 'Help articles by topic; topics without any are left out',
    access: 'public',
    query: z.object({ lang, topic: code.optional(), search }),
    result: z.array(category.extend({ articles: z.array(row) })),
    rateLimit,
  },
  'GET /index/getHelpArticle': {
    summary:
      'A help article. Where it is not published in this language, getArticleLanguages says in which it is',
    access: 'public',
    query: z.object({ lang, id }),
    result: article.extend({
      /** The page of the portal that it speaks of, or what stands above several. */
      aboutPath: z.string().nullable(),
    }),
    rateLimit,
    errors: ['NOT_FOUND'],
  },
  'GET /index/getHelpFor': {
    summary: 'The help articles that speak of a page of the portal, the closest first',
    access: 'public',
    query: z.object({ lang, path: z.string().startsWith('/').max(200) }),
    result: z.array(row).max(articleLimits.ofPage),
    rateLimit,
  },
  'GET /index/getArticleLanguages': {
    summary:
      'In which languages an article is published, with its title in each; none where there is no such article',
    access: 'public',
    query: z.object({ kind: z.enum(articleKinds), id }),
    result: z.array(z.object({ lang: z.enum(locales), title: z.string() })),
    rateLimit,
  },
} as const satisfies EndpointTable;
