import type { Locale } from '@berth/contract';

/** The words of one namespace, loaded for a language when that language is in use. */
export type Translations = Record<Locale, () => Promise<{ default: object }>>;

/** By namespace: the words of each version of it that this page has met, the newest last. */
const registered = new Map<string, Translations[]>();

export function registerTranslations(namespace: string, translations: Translations): void {
  registered.set(namespace, [translations]);
}

/** As {@link registerTranslations}, beside what is there: pages of another version may still be open. */
export function addTranslations(namespace: string, translations: Translations): void {
  const others = (registered.get(namespace) ?? []).filter((known) => known !== translations);
  registered.set(namespace, [...others, translations]);
}

export async function loadTranslations(namespace: string, locale: Locale): Promise<object> {
  const versions = registered.get(namespace);
  const newest = versions?.at(-1);
  if (!versions || !newest) throw new Error(`No translations are registered for “${namespace}”.`);
  const older = await Promise.allSettled(versions.slice(0, -1).map((version) => version[locale]()));
  const words = older.flatMap((loaded) => (loaded.status === 'fulfilled' ? [loaded.value.default] : []));
  return [...words, (await newest[locale]()).default].reduce(mergeWords);
}

/** What both have is said as the newer one says it. */
function mergeWords(older: object, newer: object): object {
  const merged: Record<string, unknown> = { ...older };
  for (const [key, value] of Object.entries(newer)) {
    const before = merged[key];
    merged[key] = isGroup(before) && isGroup(value) ? mergeWords(before, value) : value;
  }
  return merged;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
