import { articleLimits } from '@berth/contract';
import { sitePaths } from '../../paths.ts';
import { readSearch } from '../articles/read-search.ts';

/** Which help is listed; the empty topic is all of them. */
export type HelpChoice = { topic: string; search: string };

export function readHelpChoice(params: URLSearchParams): HelpChoice {
  return { topic: (params.get('topic') ?? '').slice(0, articleLimits.slug), search: readSearch(params) };
}

/** The address of a list; what is as usual is not named. */
export function helpPath({ topic = '', search = '' }: Partial<HelpChoice>): string {
  const params = new URLSearchParams();
  if (topic !== '') params.set('topic', topic);
  if (search !== '') params.set('search', search);
  const query = params.toString();
  return query === '' ? sitePaths.help() : `${sitePaths.help()}?${query}`;
}
