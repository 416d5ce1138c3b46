import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import { onForeignToken } from '../http/call-token.ts';
import { createHttpClient } from '../http/create-http-client.ts';
import { onSessionRefused } from '../http/session-refusal.ts';
import { createI18n } from '../language/create-i18n.ts';
import { registerTranslations, type Translations } from '../language/translations.ts';
import { endSession } from '../session/session-end.ts';
import { refuseForeignToken } from '../session/session-owner.ts';
import { claimSingle } from '../single/claim-single.ts';
import { type BerthStore, createStore } from '../store/create-store.ts';

/** What exists once in the browser page. */
export type Runtime = { store: BerthStore; http: AxiosInstance; i18n: i18n };

/** The words that shell and remotes share, such as “save” and “cancel”. */
const commonTranslations: Translations = {
  'zh-CN': () => import('../locales/zh-CN.json', { with: { type: 'json' } }),
  en: () => import('../locales/en.json', { with: { type: 'json' } }),
};

/**
 * Makes the store, the HTTP client and i18n: called once, by the shell, before anything else. A second call
 * throws, also from a second copy of this package. `translations` are namespaces besides `common`.
 */
export function createRuntime(options: { translations?: Record<string, Translations> } = {}): Runtime {
  claimSingle('runtime');
  registerTranslations('common', commonTranslations);
  for (const [namespace, translations] of Object.entries(options.translations ?? {})) {
    registerTranslations(namespace, translations);
  }
  const runtime = { store: createStore(), http: createHttpClient(), i18n: createI18n() };
  onSessionRefused(endSession);
  onForeignToken(refuseForeignToken);
  return runtime;
}
