import type { Locale } from '@berth/contract';

/** The words of one namespace, loaded for a language when that language is in use. */
export type Translations = Record<Locale, () => Promise<{ default: object }>>;

const registered = new Map<string, Translations>();

export function registerTranslations(namespace: string, translations: Translations): void {
  registered.set(namespace, translations);
}

export async function loadTranslations(namespace: string, locale: Locale): Promise<object> {
  const translations = registered.get(namespace);
  if (!translations) throw new Error(`No translations are registered for “${namespace}”.`);
  return (await translations[locale]()).default;
}
