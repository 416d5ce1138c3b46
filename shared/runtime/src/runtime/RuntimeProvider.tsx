import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { type Site, SiteContext } from '../site/site-context.ts';
import type { Runtime } from './create-runtime.ts';

type RuntimeProviderProps = {
  runtime: Runtime;
  /** Null until the shell has read it; nothing below may ask for it before. */
  site: Site | null;
  children: ReactNode;
};

/** Gives the store, the translations and the website configuration to everything below. */
export function RuntimeProvider({ runtime, site, children }: RuntimeProviderProps) {
  return (
    <Provider store={runtime.store}>
      <I18nextProvider i18n={runtime.i18n}>
        <SiteContext value={site}>{children}</SiteContext>
      </I18nextProvider>
    </Provider>
  );
}
