import { readdir, readFile } from 'node:fs/promises';
import { articleKinds, articleLimits } from '@berth/contract';
import { z } from 'zod';

const slug = z
  .string()
  .max(articleLimits.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const localized = z.object({ 'zh-CN': z.string().min(1), en: z.string().min(1) });

/** `api/reference/articles/categories.json`: in the order in which they are shown. */
const categoryFile = z.array(z.object({ kind: z.enum(articleKinds), code: slug, title: localized }));

const text = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  /** Null where it has no other source than us. */
  source: z.object({ name: z.string().min(1), link: z.string() }).nullable(),
  body: z.object({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) }),
});

/** A file of `api/reference/articles/news` or `help`; its name is the slug. */
const articleFile = z.object({
  category: slug,
  publishedAt: z.iso.datetime({ offset: true }),
  isPinned: z.boolean(),
  aboutPath: z.string().startsWith('/').nullable(),
  texts: z.object({ 'zh-CN': text, en: text }),
});

export type ShippedArticle = z.output<typeof articleFile> & {
  kind: (typeof articleKinds)[number];
  slug: string;
};
export type ShippedArticles = { categories: z.output<typeof categoryFile>; articles: ShippedArticle[] };

const folder = new URL('../../../reference/articles/', import.meta.url);

/** The texts of all files by their paths, in their order: what the seed's content hash is made of. */
export async function readArticleTexts(): Promise<Map<string, string>> {
  const folders = await Promise.all(
    articleKinds.map(async (kind) =>
      (await readdir(new URL(`${kind}/`, folder))).sort().map((name) => `${kind}/${name}`),
    ),
  );
  const paths = ['categories.json', ...folders.flat()];
  const texts = await Promise.all(paths.map((path) => readFile(new URL(path, folder), 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

/** The articles of the files. Throws where a file does not hold what it should. */
export function parseArticles(texts: ReadonlyMap<string, string>): ShippedArticles {
  const read = (path: string): unknown => JSON.parse(texts.get(path) ?? 'null');
  const articles = articleKinds.flatMap((kind) =>
    [...texts.keys()]
      .filter((path) => path.startsWith(`${kind}/`))
      .map((path) => ({
        ...articleFile.parse(read(path)),
        kind,
        slug: path.slice(kind.length + 1, -'.json'.length),
      })),
  );
  return { categories: categoryFile.parse(read('categories.json')), articles };
}
