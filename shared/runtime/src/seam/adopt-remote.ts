import { currentLocale } from '../language/change-locale.ts';
import { loadTranslations, registerTranslations } from '../language/translations.ts';
import { activeRuntime } from '../runtime/active-runtime.ts';
import { type RemoteDefinition, readRemoteModule } from './define-remote.ts';

/** Reads what a remote's module exports and loads its words for the language in use; for the shell. */
export async function adoptRemote(name: string, module: unknown): Promise<RemoteDefinition> {
  const definition = readRemoteModule(name, module);
  registerTranslations(name, definition.translations);
  // i18next keeps a failure to itself and shows keys instead of words: this does not.
  await loadTranslations(name, currentLocale());
  await activeRuntime().i18n.loadNamespaces(name);
  return definition;
}
