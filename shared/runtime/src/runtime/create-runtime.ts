import { createHttpClient } from '../http/create-http-client.ts';
import { createI18n } from '../language/create-i18n.ts';
import { registerTranslations, type Translations } from '../language/translations.ts';
import { claimSingle } from '../single/claim-single.ts';
import { createStore } from '../store/create-store.ts';
import { type Runtime, setActiveRuntime } from './active-runtime.ts';

/**
 * Makes the store, the HTTP client and i18n: called once, by the shell, before anything else. A second call
 * throws, also from a second copy of this package.
 */
export function createRuntime(options: { translations: Record<'common' | 'shell', Translations> }): Runtime {
  claimSingle('runtime');
  for (const [namespace, translations] of Object.entries(options.translations)) {
    registerTranslations(namespace, translations);
  }
  const runtime = { store: createStore(), http: createHttpClient(), i18n: createI18n() };
  setActiveRuntime(runtime);
  return runtime;
}
