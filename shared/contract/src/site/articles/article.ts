import type { Locale } from '../../language/locale.ts';
import { addressIn } from '../../language/public-address.ts';
import { paths } from '../../paths.ts';

export const articleKinds = ['news', 'help'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** `newest` are those that a page asks for at most beside its own content; `ofPage` what a drawer offers. */
export const articleLimits = {
  slug: 80,
  category: 80,
  aboutPath: 200,
  search: 100,
  newest: 20,
  related: 3,
  help: 200,
  ofPage: 10,
} as const;

/** The page of a news article; without a language in it, it is the one in the portal's first. */
export function newsPath({ id, lang }: { id: string; lang: Locale }): string {
  return addressIn(lang, `${paths.news()}/detail?${new URLSearchParams({ id })}`);
}
