import type { Locale } from '@berth/contract';
import { useSyncExternalStore } from 'react';
import type { Appearance } from '../src/theme/tokens.ts';

/** What the address says: everything that the gallery shows can be linked to. */
export type Address = {
  /** A folder of the kit; null for the overview. */
  widget: string | null;
  /** One state alone; null for all. */
  state: string | null;
  locale: Locale;
  appearance: Appearance;
  /** The widget alone, without the bars of the gallery: for pictures and for the browser suite. */
  isBare: boolean;
};

const moved = 'berth-gallery-moved';

function readAddress(search: string): Address {
  const parameters = new URLSearchParams(search);
  const [lang, appearance] = [parameters.get('lang'), parameters.get('appearance')];
  const isDark = appearance ? appearance === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    widget: parameters.get('widget'),
    state: parameters.get('state'),
    locale: lang === 'en' ? 'en' : 'zh-CN',
    appearance: isDark ? 'dark' : 'light',
    isBare: parameters.has('bare'),
  };
}

/** The link to another address; what is not named stays. */
export function linkTo(address: Address, changes: Partial<Address>): string {
  const { widget, state, locale, appearance, isBare } = { ...address, ...changes };
  const parameters = new URLSearchParams();
  if (widget) parameters.set('widget', widget);
  if (widget && state) parameters.set('state', state);
  parameters.set('lang', locale);
  parameters.set('appearance', appearance);
  if (isBare) parameters.set('bare', '');
  return `${location.pathname}?${parameters}`;
}

/** Goes there without loading the page again. */
export function goTo(link: string): void {
  history.pushState(null, '', link);
  dispatchEvent(new Event(moved));
}

export function useAddress(): Address {
  return readAddress(useSyncExternalStore(subscribe, () => location.search));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}
