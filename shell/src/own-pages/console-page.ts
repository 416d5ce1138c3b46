import { shellEntries } from '@berth/contract';
import { registerTranslations } from '@berth/runtime';
import { consoleTranslations } from '../locales/console/console-translations.ts';
import type { OwnPage } from './own-page.ts';

/** Where a working day begins: the shell's page, with cards of every remote. */
export const consolePage: OwnPage = {
  ...shellEntries.console,
  page: () => {
    registerTranslations('console', consoleTranslations);
    return import('../console/ConsolePage.tsx').then((m) => m.ConsolePage);
  },
};
