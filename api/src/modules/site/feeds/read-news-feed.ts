import {
  defaultLocale,
  escapeHtml,
  isSafeLink,
  type Locale,
  newsPath,
  paths,
  readRichText,
  richTextHtml,
  sitePictureAddress,
} from '@berth/contract';
import type { Context } from '../../../context.ts';
import { listNewestWhole } from '../articles/articles.repository.ts';
import { emptyBase } from '../site.presenter.ts';
import { listWebsiteConfigs } from '../site.repository.ts';
import type { Feed } from './compose-feed.ts';

export const newsFeedPath = '/index/news/feed.xml';

const mostItems = 20;

const words = {
  'zh-CN': { title: '资讯中心', description: '海运、报关与合规资讯', source: '来源：' },
  en: { title: 'News', description: 'Shipping, customs and compliance', source: 'Source: ' },
} as const satisfies Record<Locale, Record<string, string>>;

/** The newest news of one language, whole. */
export async function readNewsFeed(
  { database, clock, publicOrigin }: Pick<Context, 'database' | 'clock'> & { publicOrigin: string },
  locale: Locale,
): Promise<Feed> {
  const [configs, rows] = await Promise.all([
    listWebsiteConfigs(database),
    listNewestWhole(database, { kind: 'news', locale, now: clock() }, mostItems),
  ]);
  const { companyName } = configs.find((config) => config.locale === locale)?.base ?? emptyBase;
  const { title, description, source } = words[locale];
  const query = locale === defaultLocale ? '' : `?lang=${locale}`;
  // A reader of feeds is elsewhere: a path alone would lead into its own site.
  const linkTo = (href: string) => (href.startsWith('/') ? publicOrigin + href : href);
  const imageSrc = (id: string) => publicOrigin + sitePictureAddress(id, 1600);
  return {
    title: `${companyName} · ${title}`,
    description,
    language: locale,
    path: newsFeedPath + query,
    pagePath: paths.news() + query,
    items: rows.map((row) => ({
      title: row.title,
      path: newsPath({ id: row.slug, lang: locale }),
      category: row.category_title,
      summary: row.summary,
      html:
        coverHtml(row, imageSrc) +
        richTextHtml(readRichText(row.body).doc, { imageSrc, linkTo }) +
        sourceHtml(source, row.source_name, row.source_link, linkTo),
      publishedAt: row.publish_at,
    })),
  };
}

type Cover = Pick<
  Awaited<ReturnType<typeof listNewestWhole>>[number],
  'cover_id' | 'cover_width' | 'cover_height' | 'cover_alt'
>;

function coverHtml(
  { cover_id: id, cover_width: width, cover_height: height, cover_alt: alt }: Cover,
  imageSrc: (id: string) => string,
): string {
  if (id === null) return '';
  return `<p><img src="${escapeHtml(imageSrc(id))}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"></p>`;
}

function sourceHtml(word: string, name: string, link: string, linkTo: (href: string) => string): string {
  if (name === '') return '';
  const named = escapeHtml(name);
  if (!isSafeLink(link)) return `<p>${word}${named}</p>`;
  return `<p>${word}<a href="${escapeHtml(linkTo(link))}">${named}</a></p>`;
}
