import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { rowsOf, type Shelf } from './articles.repository.ts';

type Question = {
  /** As a search compares them. */
  terms: readonly string[];
  /** The page of the portal that is open, '' for none. */
  path: string;
  most: number;
};

/** A term of the title says more than one of the text. */
const titleWeight = 4;

/**
 * The articles that have any of some terms, the best first. A term that few articles have weighs more, and one in the title
 * more than one in the text; among equals those first that speak of the open page or of one above it.
 */
export async function listFitting(database: Kysely<Tables>, shelf: Shelf, { terms, path, most }: Question) {
  const isOfPage = sql<SqlBool>`coalesce(${path}::text = article.about_path
    or starts_with(${path}::text, article.about_path || '/'), false)`;
  return await database
    .with('shelved', () => rowsOf(database, shelf).select('text.search').select(isOfPage.as('is_of_page')))
    .with('hit', (with_) =>
      with_
        .selectFrom('shelved')
        .innerJoin(sql<{ term: string }>`unnest(${terms}::text[])`.as<'asked'>(sql`asked(term)`), (join) =>
          join.on(sql<boolean>`strpos(shelved.search, asked.term) > 0`),
        )
        .select(['shelved.id', 'asked.term'])
        .select(
          sql<number>`case when strpos(regexp_replace(lower(normalize(shelved.title, NFKC)), '\s+', '', 'g'), asked.term) > 0
            then ${titleWeight}::float8 else 1 end`.as('weight'),
        ),
    )
    .with('weighed', (with_) =>
      with_
        .selectFrom('hit')
        .select(['hit.id'])
        .select(sql<number>`weight / count(*) over (partition by term)`.as('share')),
    )
    .with('fit', (with_) =>
      with_.selectFrom('weighed').groupBy('id').select('id').select(sql<number>`sum(share)`.as('score')),
    )
    .selectFrom('fit')
    .innerJoin('shelved', 'shelved.id', 'fit.id')
    .select(['shelved.slug', 'shelved.title', 'shelved.summary'])
    .select(['shelved.category', 'shelved.category_title'])
    .orderBy('fit.score', 'desc')
    .orderBy('shelved.is_of_page', 'desc')
    .orderBy('shelved.is_pinned', 'desc')
    .orderBy('shelved.slug')
    .limit(most)
    .execute();
}
