import { type Locale, type LocalizedText, nameOfRead, type PageHead, type UserInfo } from '@berth/contract';
import type { ComponentProps } from 'react';
import type { PageReading, PublicRead, ReadQuery } from '../drawn/use-page-read.ts';
import type { CallResult } from '../http/request.ts';
import type { Translate } from '../language/use-translation.ts';
import type { Site } from '../site/site-context.ts';
import { useDrawing } from './drawing-context.ts';
import { wordOf } from './words-of.ts';

// What stands in for the runtime where a page is drawn: the same names, without a browser, a session or a network.

export function useLocale(): Locale {
  return useDrawing().input.locale;
}

export function useTranslation(namespace: string): { t: Translate; locale: Locale } {
  const { words, input } = useDrawing();
  const { locale } = input;
  return { t: (key, values) => wordOf(words[namespace], locale, key, values), locale };
}

export const localized = (text: LocalizedText, locale: Locale): string => text[locale] || text['zh-CN'];

export function useSite(): Site {
  return { config: useDrawing().input.config, remotes: [] };
}

export function useSiteBase() {
  const { config, locale } = useDrawing().input;
  return config.base[locale];
}

export function useSitePage() {
  const { config, locale } = useDrawing().input;
  if (!config.page) throw new Error('The content of the public site is not here.');
  return config.page[locale];
}

/** A page is drawn for everybody. */
export const useUser = (): UserInfo | null => null;

export const useAppearance = () => ({ mode: 'light' as const, choice: 'system' as const, setMode: () => {} });

export function useLocation() {
  const { path, search } = useDrawing().input;
  return { pathname: path, search, hash: '', state: null, key: 'default' };
}

export function useSearchParams(): [URLSearchParams, () => void] {
  return [new URLSearchParams(useDrawing().input.search), () => {}];
}

export const useParams = () => useDrawing().params;
export const useNavigate = () => () => {};
export const changeLocale = async () => {};

type LinkProps = ComponentProps<'a'> & { to: string; replace?: boolean; state?: unknown };

export function Link({ to, replace: _replace, state: _state, ...others }: LinkProps) {
  return <a href={to} {...others} />;
}

export function usePageHead(head: PageHead): void {
  useDrawing().say(head);
}

/** Said by `usePageHead`. */
export const usePageTitle = (): void => {};

/** Whether the page is being drawn on the server: what needs a script waits for one. */
export const useIsDrawing = () => true;

export const useNow = () => useDrawing().tellTime();

export function usePageRead<Key extends PublicRead>(
  key: Key,
  query: ReadQuery<Key>,
): PageReading<CallResult<Key>> {
  const { input, ask } = useDrawing();
  const read = { key, query: query as Record<string, string | number> }; // flat, as every public query is
  const name = nameOfRead(read);
  const answer = input.answers.find((given) => nameOfRead(given) === name);
  if (!answer) ask(read);
  const data = answer && 'data' in answer ? (answer.data as CallResult<Key>) : undefined; // the server answers by contract
  const refused = answer && 'refused' in answer ? answer.refused : undefined;
  const problem = refused && { kind: 'status' as const, message: '', ...refused };
  return { data, problem, isStale: false, refetch: () => {} };
}

/** Nothing is stored where a page is drawn. */
export const readStored = (): string | null => null;
export const writeStored = (): void => {};

/** Its words are looked up in the browser. */
export const problemText = (): string => '';

/** What a failed call throws, in a browser. */
export class ApiError extends Error {}

/** What a page calls when somebody does something: nobody does while it is drawn. */
export function request(): never {
  throw new Error('Nothing is asked for while a page is drawn.');
}
