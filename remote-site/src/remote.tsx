import { defineRemote } from '@berth/runtime';
import { sitePaths } from './paths.ts';

export const remote = defineRemote({
  name: 'site',
  routes: [
    {
      path: sitePaths.home(),
      title: { 'zh-CN': '首页', en: 'Home' },
      page: () => import('./features/show-home/HomePage.tsx').then((module) => module.HomePage),
      isPlain: true,
    },
  ],
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
});
