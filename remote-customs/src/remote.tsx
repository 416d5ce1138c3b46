import { declarationKindNames, declarationKinds } from '@berth/contract';
import { defineRemote } from '@berth/runtime';
import { customsPaths } from './paths.ts';

/** What the shell loads: routes, parts of other pages and words. The menu stands in `remote.json`. */
export const remote = defineRemote({
  name: 'customs',
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
  parts: {
    bookingDeclaration: () =>
      import('./features/booking/BookingDeclaration.tsx').then((m) => m.BookingDeclaration),
  },
  routes: [
    ...declarationKinds.map((kind) => ({
      path: customsPaths.ofKind(kind),
      title: declarationKindNames[kind],
      page: () =>
        import('./features/list/ListDeclarationsOfKindPage.tsx').then((m) => m.ListDeclarationsOfKindPage),
    })),
    {
      path: customsPaths.list(),
      title: { 'zh-CN': '报关资料', en: 'Declarations' },
      page: () => import('./features/list/ListDeclarationsPage.tsx').then((m) => m.ListDeclarationsPage),
    },
    {
      path: customsPaths.startPage(),
      title: { 'zh-CN': '新建报关资料', en: 'New declaration' },
      page: () => import('./features/start/StartDeclarationPage.tsx').then((m) => m.StartDeclarationPage),
    },
    {
      path: customsPaths.bookingsPage(),
      title: { 'zh-CN': '更改订舱', en: 'Bookings of a declaration' },
      page: () => import('./features/start/ChangeBookingsPage.tsx').then((m) => m.ChangeBookingsPage),
    },
    {
      path: customsPaths.detail(),
      title: { 'zh-CN': '报关资料', en: 'Declaration' },
      page: () => import('./features/open/DeclarationPage.tsx').then((m) => m.DeclarationPage),
    },
    {
      path: customsPaths.goods(),
      title: { 'zh-CN': '商品库', en: 'Goods library' },
      page: () => import('./features/goods/GoodsPage.tsx').then((m) => m.GoodsPage),
    },
    {
      path: customsPaths.desk(),
      title: { 'zh-CN': '报关工作台', en: 'Customs desk' },
      page: () => import('./features/desk/DeskPage.tsx').then((m) => m.DeskPage),
    },
    {
      path: customsPaths.deskDetail(),
      title: { 'zh-CN': '审核报关资料', en: 'Declaration at the desk' },
      page: () => import('./features/desk/DeskDeclarationPage.tsx').then((m) => m.DeskDeclarationPage),
    },
  ],
});
