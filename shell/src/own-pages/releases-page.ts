import { shellEntries } from '@berth/contract';
import { registerTranslations } from '@berth/runtime';
import { releaseTranslations } from '../locales/releases/release-translations.ts';
import type { OwnPage } from './own-page.ts';

/** Which version of each remote is in force, and the way back: in the shell, so that it works when remotes do not. */
export const releasesPage: OwnPage = {
  ...shellEntries.releases,
  page: () => {
    registerTranslations('releases', releaseTranslations);
    return import('../releases/ReleasesPage.tsx').then((m) => m.ReleasesPage);
  },
};
