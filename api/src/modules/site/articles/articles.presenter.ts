import { isSafeLink, type Locale, readRichText } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaDay } from '../../../china-time.ts';
import type { ArticleRow, findArticle, TitledRow } from './articles.repository.ts';

type Row = EndpointResult<Endpoints['GET /index/getNewsNewest']>[number];
/** What news and help have in common. */
type Article = Omit<EndpointResult<Endpoints['GET /index/getHelpArticle']>, 'aboutPath'>;
type Whole = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

export function presentTitled({ slug, title, publish_at }: TitledRow): Article['related'][number] {
  return { id: slug, title, publishedOn: toChinaDay(publish_at) };
}

export function presentRow(row: ArticleRow): Row {
  return {
    ...presentTitled(row),
    category: { code: row.category, title: row.category_title },
    summary: row.summary,
    updatedOn: toChinaDay(row.updated_at),
    isPinned: row.is_pinned,
    cover: presentCover(row),
    coverUploadId: null,
  };
}

function presentCover({
  cover_id: id,
  cover_width: width,
  cover_height: height,
  cover_alt: alt,
}: ArticleRow) {
  return id === null || width === null || height === null ? null : { id, width, height, alt };
}

export function presentArticle(
  article: Whole,
  { languages, related }: { languages: readonly { locale: Locale }[]; related: readonly ArticleRow[] },
): Article {
  return {
    ...presentRow(article),
    body: readRichText(article.body).doc,
    source: presentSource({ name: article.source_name, link: article.source_link }),
    languages: languages.map(({ locale }) => locale),
    related: related.map(presentTitled),
  };
}

/** A link that is not safe is none. */
export function presentSource({ name, link }: { name: string; link: string }): Article['source'] {
  return name === '' ? null : { name, link: isSafeLink(link) ? link : '' };
}
