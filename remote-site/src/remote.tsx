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
      title: { 'zh-CN': '服务协议', en: 'Platform service agreement' },
      page: () => import('./features/legal/LegalPage.tsx').then((module) => module.TermsPage),
      isPlain: true,
    },
    {
      path: sitePaths.privacy(),
      title: { 'zh-CN': '隐私政策', en: 'Privacy notice' },
      page: () => import('./features/legal/LegalPage.tsx').then((module) => module.PrivacyPage),
      isPlain: true,
    },
    {
      path: sitePaths.contact(),
      title: { 'zh-CN': '联系我们', en: 'Contact' },
      page: () => import('./features/contact/ContactPage.tsx').then((module) => module.ContactPage),
      isPlain: true,
    },
    {
      path: sitePaths.support(),
      title: { 'zh-CN': '在线客服', en: 'Ask us' },
      page: () => import('./features/support-page/SupportPage.tsx').then((module) => module.SupportPage),
      isPlain: true,
    },
    {
      path: sitePaths.memberSupport(),
      title: { 'zh-CN': '在线客服', en: 'Ask us' },
      page: () => import('./features/support/member/MemberPage.tsx').then((module) => module.MemberPage),
    },
    {
      path: sitePaths.conversations(),
      title: { 'zh-CN': '在线客服', en: 'Conversations' },
      page: () => import('./features/support-desk/InboxPage.tsx').then((module) => module.InboxPage),
    },
    {
      path: sitePaths.conversationPage(),
      title: { 'zh-CN': '会话', en: 'Conversation' },
      page: () => import('./features/support-desk/ToInboxPage.tsx').then((module) => module.ToInboxPage),
    },
    {
      path: sitePaths.track(),
      title: { 'zh-CN': '货物追踪', en: 'Track cargo' },
      page: () => import('./features/tools/TrackPage.tsx').then((module) => module.TrackPage),
      isPlain: true,
    },
    {
      path: sitePaths.transit(),
      title: { 'zh-CN': '航线时效', en: 'Transit times' },
      page: () => import('./features/tools/TransitPage.tsx').then((module) => module.TransitPage),
      isPlain: true,
    },
    {
      path: sitePaths.warehouses(),
      title: { 'zh-CN': '仓库代码', en: 'Warehouse codes' },
      page: () => import('./features/tools/WarehousesPage.tsx').then((module) => module.WarehousesPage),
      isPlain: true,
    },
    {
      path: sitePaths.cartons(),
      title: { 'zh-CN': '计费重计算', en: 'Chargeable weight' },
      page: () => import('./features/tools/CartonsPage.tsx').then((module) => module.CartonsPage),
      isPlain: true,
    },
    {
      path: sitePaths.leads(),
      title: { 'zh-CN': '网站线索', en: 'Leads' },
      page: () => import('./features/leads/LeadsPage.tsx').then((module) => module.LeadsPage),
    },
    {
      path: sitePaths.leadPage(),
      title: { 'zh-CN': '处理线索', en: 'Lead' },
      page: () => import('./features/leads/LeadPage.tsx').then((module) => module.LeadPage),
    },
    {
      path: sitePaths.content(),
      title: { 'zh-CN': '网站内容', en: 'Site content' },
      page: () => import('./features/content/ContentPage.tsx').then((module) => module.ContentPage),
    },
    {
      path: sitePaths.articles(),
      title: { 'zh-CN': '资讯与帮助', en: 'News and help' },
      page: () =>
        import('./features/article-desk/list/ArticlesPage.tsx').then((module) => module.ArticlesPage),
    },
    {
      path: sitePaths.articlePage(),
      title: { 'zh-CN': '编辑文章', en: 'Edit article' },
      page: () =>
        import('./features/article-desk/edit/EditArticlePage.tsx').then((module) => module.EditArticlePage),
    },
    {
      path: sitePaths.preview(),
      title: { 'zh-CN': '文章预览', en: 'Preview of an article' },
      page: () => import('./features/preview/PreviewPage.tsx').then((module) => module.PreviewPage),
      isPlain: true,
    },
    {
      path: sitePaths.news(),
      title: { 'zh-CN': '资讯中心', en: 'News' },
      page: () => import('./features/news/NewsListPage.tsx').then((module) => module.NewsListPage),
      isPlain: true,
    },
    {
      path: sitePaths.newsPage(),
      title: { 'zh-CN': '资讯详情', en: 'News article' },
      page: () => import('./features/news/ArticlePage.tsx').then((module) => module.ArticlePage),
      isPlain: true,
    },
    {
      path: sitePaths.help(),
      title: { 'zh-CN': '帮助中心', en: 'Help' },
      page: () => import('./features/help/HelpPage.tsx').then((module) => module.HelpPage),
      isPlain: true,
    },
    {
      path: sitePaths.helpPage(),
      title: { 'zh-CN': '帮助文章', en: 'Help article' },
      page: () => import('./features/help/HelpArticlePage.tsx').then((module) => module.HelpArticlePage),
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
  parts: {
    help: () => import('./features/help-button/HelpPart.tsx').then((module) => module.HelpPart),
  },
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
});
