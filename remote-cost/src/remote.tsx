import { defineRemote } from '@berth/runtime';
import { costPaths } from './paths.ts';

/** What the shell loads: routes, parts of other pages and words. The menu stands in `remote.json`. */
export const remote = defineRemote({
  name: 'cost',
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
  parts: {
    amounts: () => import('./features/console/AmountsCard.tsx').then((m) => m.AmountsCard),
    bookingFees: () => import('./features/fees/BookingFees.tsx').then((m) => m.BookingFees),
  },
  routes: [
    {
      path: costPaths.list(),
      title: { 'zh-CN': '账单', en: 'Bills' },
      page: () => import('./features/bills/list/ListBillsPage.tsx').then((m) => m.ListBillsPage),
    },
    {
      path: costPaths.detail(),
      title: { 'zh-CN': '账单', en: 'Bill' },
      page: () => import('./features/bills/view/ViewBillPage.tsx').then((m) => m.ViewBillPage),
    },
    {
      path: costPaths.desk(),
      title: { 'zh-CN': '账单工作台', en: 'Billing desk' },
      page: () => import('./features/desk/queue/DeskPage.tsx').then((m) => m.DeskPage),
    },
    {
      path: costPaths.deskDetail(),
      title: { 'zh-CN': '处理账单', en: 'Bill at the desk' },
      page: () => import('./features/desk/bill/DeskBillPage.tsx').then((m) => m.DeskBillPage),
    },
    {
      path: costPaths.entry(),
      title: { 'zh-CN': '录入账单', en: 'Enter a bill' },
      page: () => import('./features/desk/entry/EnterBillPage.tsx').then((m) => m.EnterBillPage),
    },
  ],
});
