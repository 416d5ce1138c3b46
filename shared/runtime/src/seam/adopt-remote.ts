import { currentLocale } from '../language/change-locale.ts';
import { addTranslations } from '../language/translations.ts';
import { activeRuntime } from '../runtime/active-runtime.ts';
import { type RemoteDefinition, readRemoteModule } from './define-remote.ts';

/**
 * Reads what a remote's module exports and loads its words for the language in use; for the shell. A second
 * version of the same remote stands in for the first: its words are added, and win.
 */
export async function adoptRemote(name: string, module: unknown): Promise<RemoteDefinition> {
  const definition = readRemoteModule(name, module);
  const { i18n } = activeRuntime();
  const locale = currentLocale();
  // i18next keeps a failure to itself and shows keys instead of words: this does not.
  const { default: words } = await definition.translations[locale]();
  addTranslations(name, definition.translations);
  await i18n.loadNamespaces(name);
  i18n.addResourceBundle(locale, name, words, true, true);
  return definition;
}
