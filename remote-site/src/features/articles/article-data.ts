import type { Locale, SiteBase } from '@berth/contract';
import { addressIn, sitePictureAddress } from '@berth/contract';
import type { CallResult } from '@berth/runtime';

type Article = Omit<CallResult<'GET /index/getHelpArticle'>, 'aboutPath'>;

/** An article in schema.org's words. */
export function articleData(article: Article, place: { path: string; locale: Locale; base: SiteBase }) {
  const { title, summary, publishedOn, updatedOn, category, source, cover } = article;
  const company = { '@type': 'Organization', name: place.base.companyName };
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    articleSection: category.title,
    datePublished: publishedOn,
    dateModified: updatedOn,
    inLanguage: place.locale,
    mainEntityOfPage: addressIn(place.locale, place.path),
    author: company,
    publisher: company,
    ...(cover ? { image: sitePictureAddress(cover.id, 1600) } : {}),
    ...(source ? { citation: source.name } : {}),
  };
}
