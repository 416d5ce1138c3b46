import { activeI18n, currentLocale } from '../language/create-i18n.ts';
import { registerTranslations } from '../language/translations.ts';
import { type RemoteDefinition, readRemoteModule } from './define-remote.ts';

/**
 * Reads what a remote's module exports and loads its words for the language in use; for the shell. `build` tells two
 * builds of the same remote apart: the words of each are its own, and `RemoteScope` leads to them.
 */
export async function adoptRemote(name: string, build: string, module: unknown): Promise<RemoteDefinition> {
  const definition = readRemoteModule(name, module);
  const i18n = activeI18n();
  const locale = currentLocale();
  // i18next keeps a failure to itself and shows keys instead of words: this does not.
  const { default: words } = await definition.translations[locale]();
  registerTranslations(build, definition.translations);
  await i18n.loadNamespaces(build);
  i18n.addResourceBundle(locale, build, words, true, true);
  return definition;
}
