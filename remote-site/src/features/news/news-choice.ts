import { articleLimits } from '@berth/contract';
import { sitePaths } from '../../paths.ts';
import { readSearch } from '../articles/read-search.ts';

/** Which news are listed; the empty category is all of them. */
export type NewsChoice = { cate: string; search: string; page: number };

export function readNewsChoice(params: URLSearchParams): NewsChoice {
  const page = params.get('page') ?? '';
  return {
    cate: (params.get('cate') ?? '').slice(0, articleLimits.slug),
    search: readSearch(params),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list; what is as usual is not named. */
export function newsListPath({ cate = '', search = '', page = 1 }: Partial<NewsChoice>): string {
  const params = new URLSearchParams();
  if (cate !== '') params.set('cate', cate);
  if (search !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? sitePaths.news() : `${sitePaths.news()}?${query}`;
}
