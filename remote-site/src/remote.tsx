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
    {
      path: sitePaths.service(),
      title: { 'zh-CN': '产品服务', en: 'Services' },
      page: () => import('./features/services/ServicePage.tsx').then((module) => module.ServicePage),
      isPlain: true,
    },
    {
      path: sitePaths.about(),
      title: { 'zh-CN': '关于我们', en: 'About us' },
      page: () => import('./features/about/AboutPage.tsx').then((module) => module.AboutPage),
      isPlain: true,
    },
    {
      path: sitePaths.join(),
      title: { 'zh-CN': '加入我们', en: 'Join us' },
      page: () => import('./features/join/JoinPage.tsx').then((module) => module.JoinPage),
      isPlain: true,
    },
    {
      path: sitePaths.jobPage(),
      title: { 'zh-CN': '职位', en: 'Job' },
      page: () => import('./features/join/JobPage.tsx').then((module) => module.JobPage),
      isPlain: true,
    },
    {
      path: sitePaths.terms(),
      title: { 'zh-CN': '服务协议', en: 'Terms of service' },
      page: () => import('./features/legal/LegalPage.tsx').then((module) => module.TermsPage),
      isPlain: true,
    },
    {
      path: sitePaths.privacy(),
      title: { 'zh-CN': '隐私说明', en: 'Privacy notice' },
      page: () => import('./features/legal/LegalPage.tsx').then((module) => module.PrivacyPage),
      isPlain: true,
    },
    // The last: what no other page is.
    {
      path: sitePaths.anyOther(),
      title: { 'zh-CN': '没有这个页面', en: 'There is no such page' },
      page: () =>
        import('./features/not-found/SiteNotFoundPage.tsx').then((module) => module.SiteNotFoundPage),
      isPlain: true,
    },
  ],
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
});
