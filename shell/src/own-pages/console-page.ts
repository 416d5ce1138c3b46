import { paths } from '@berth/contract';
import { registerTranslations } from '@berth/runtime';
import { consoleTranslations } from '../locales/console/console-translations.ts';
import type { OwnPage } from './own-page.ts';

const path = paths.console();
const title = { 'zh-CN': '控制台', en: 'Console' };

/** Where a working day begins: the shell's page, with cards of every remote. */
export const consolePage: OwnPage = {
  path,
  title,
  page: () => {
    registerTranslations('console', consoleTranslations);
    return import('../console/ConsolePage.tsx').then((m) => m.ConsolePage);
  },
  menu: { name: 'console', path, meta: { title, icon: 'chart' } },
  isFirst: true,
};
