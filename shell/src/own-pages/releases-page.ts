import { paths } from '@berth/contract';
import { registerTranslations } from '@berth/runtime';
import { releaseTranslations } from '../locales/releases/release-translations.ts';
import type { OwnPage } from './own-page.ts';

const path = paths.releases();
const title = { 'zh-CN': '发布管理', en: 'Releases' };

/** Which version of each remote is in force, and the way back: in the shell, so that it works when remotes do not. */
export const releasesPage: OwnPage = {
  path,
  title,
  permission: 'system:releases',
  page: () => {
    registerTranslations('releases', releaseTranslations);
    return import('../releases/ReleasesPage.tsx').then((m) => m.ReleasesPage);
  },
  menu: {
    name: 'system',
    path: '/system',
    meta: { title: { 'zh-CN': '系统管理', en: 'System' } },
    children: [{ name: 'releases', path, meta: { title, icon: 'layers' } }],
  },
};
