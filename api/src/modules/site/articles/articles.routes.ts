import { type ArticleKind, articleLimits, type Locale } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { presentArticle, presentRow, presentTitled } from './articles.presenter.ts';
import * as repository from './articles.repository.ts';

/** News and help of the public site, read fresh: what is withdrawn is gone with the next call. */
export function articleHandlers({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const shelf = (kind: ArticleKind, locale: Locale): repository.Shelf => ({ kind, locale, now: clock() });

  async function readArticle(at: repository.Shelf, slug: string) {
    const found = await repository.findArticle(database, at, slug);
    if (!found) throw new Refusal('NOT_FOUND');
    const [languages, related] = await Promise.all([
      repository.listLanguages(database, { kind: at.kind, slug, now: at.now }),
      repository.listRelated(database, at, found),
    ]);
    return { found, article: presentArticle(found, { languages, related }) };
  }

  return {
    'GET /index/getNewsList': async ({ query, locale }) => {
      const { lang = locale, cate, search, page, pageSize } = query;
      const wanted = { category: cate, search, page, pageSize };
      const { rows, total } = await repository.listArticles(database, shelf('news', lang), wanted);
      return { rows: rows.map(presentRow), total };
    },
    'GET /index/getNewsCate': async ({ query: { lang }, locale }) => {
      const at = shelf('news', lang ?? locale);
      const [categories, counts] = await Promise.all([
        repository.listCategories(database, at),
        repository.countByCategory(database, at),
      ]);
      return categories.map(({ code, title }) => ({ code, title, count: counts.get(code) ?? 0 }));
    },
    'GET /index/getNewsDetail': async ({ query: { lang, id }, locale }) => {
      const at = shelf('news', lang ?? locale);
      const { found, article } = await readArticle(at, id);
      const { previous, next } = await repository.findNeighbours(database, at, found);
      return {
        ...article,
        previous: previous && presentTitled(previous),
        next: next && presentTitled(next),
      };
    },
    'GET /index/getNewsNewest': async ({ query: { lang, limit }, locale }) =>
      (await repository.listNewest(database, shelf('news', lang ?? locale), limit)).map(presentRow),
    'GET /index/getHelpList': async ({ query: { lang, topic, search }, locale }) => {
      const at = shelf('help', lang ?? locale);
      const wanted = { category: topic, search, page: 1, pageSize: articleLimits.help };
      const [topics, { rows }] = await Promise.all([
        repository.listCategories(database, at),
        repository.listArticles(database, at, wanted),
      ]);
      return topics
        .map(({ code, title }) => {
          const articles = rows.filter(({ category }) => category === code).map(presentRow);
          return { code, title, articles };
        })
        .filter(({ articles }) => articles.length > 0);
    },
    'GET /index/getHelpArticle': async ({ query: { lang, id }, locale }) => {
      const { found, article } = await readArticle(shelf('help', lang ?? locale), id);
      return { ...article, aboutPath: found.about_path };
    },
    'GET /index/getHelpFor': async ({ query: { lang, path }, locale }) =>
      (await repository.listAbout(database, shelf('help', lang ?? locale), path)).map(presentRow),
    'GET /index/getArticleLanguages': async ({ query: { kind, id } }) => {
      const found = await repository.listLanguages(database, { kind, slug: id, now: clock() });
      return found.map(({ locale, title }) => ({ lang: locale, title }));
    },
  } satisfies Partial<Handlers>;
}
