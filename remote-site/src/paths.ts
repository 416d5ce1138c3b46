import { paths } from '@berth/contract';

/** Paths of the public site, and of its pages for staff. Links from other remotes go through `paths` of `@berth/contract`. */
export const sitePaths = {
  home: () => '/index',
  service: () => '/index/service',
  news: () => '/index/news',
  newsFeed: () => '/index/news/feed.xml',
  newsPage: () => '/index/news/detail',
  article: ({ id }: { id: string }) => `/index/news/detail?id=${encodeURIComponent(id)}`,
  about: () => '/index/about',
  join: () => '/index/join',
  jobPage: () => '/index/join/job',
  job: ({ id }: { id: string }) => `/index/join/job?id=${encodeURIComponent(id)}`,
  contact: () => '/index/contact',
  help: () => '/index/help',
  helpPage: () => '/index/help/article',
  helpArticle: ({ id }: { id: string }) => `/index/help/article?id=${encodeURIComponent(id)}`,
  track: () => '/index/track',
  cartons: () => '/index/cartons',
  transit: () => '/index/transit',
  warehouses: () => '/index/warehouses',
  terms: () => '/index/terms',
  privacy: () => '/index/privacy',
  /** Opens the conversation with people. */
  support: paths.visitorSupport,
  /** The same of whoever is signed in. */
  memberSupport: paths.support,
  conversations: paths.conversations,
  conversationPage: () => '/site/conversations/detail',
  leads: paths.leads,
  leadPage: () => '/site/leads/detail',
  content: () => '/site/content',
  articles: paths.articles,
  articlePage: () => '/site/articles/edit',
  /** A draft, for whoever has the key of its preview. */
  preview: () => '/index/preview',
  /** Anything else under the site: there is no such page. */
  anyOther: () => '/index/*',
} as const;
