import { defineRemote } from '@berth/runtime';
import { airPaths, bookingPaths, deskPaths, fclPaths } from './paths.ts';

/** What the shell loads of this remote. */
export const remote = defineRemote({
  name: 'booking',
  routes: [
    {
      path: bookingPaths.list(),
      title: { 'zh-CN': '拼箱订舱', en: 'LCL bookings' },
      page: () => import('./features/lcl/list/ListLclBookingsPage.tsx').then((m) => m.ListLclBookingsPage),
    },
    {
      path: bookingPaths.detail(),
      title: { 'zh-CN': '新增拼箱订舱', en: 'New LCL booking' },
      page: () => import('./features/lcl/EditLclBookingPage.tsx').then((m) => m.EditLclBookingPage),
    },
    {
      path: fclPaths.list(),
      title: { 'zh-CN': '整柜订舱', en: 'FCL bookings' },
      page: () => import('./features/fcl/list/ListFclBookingsPage.tsx').then((m) => m.ListFclBookingsPage),
    },
    {
      path: fclPaths.detail(),
      title: { 'zh-CN': '新增整柜订舱', en: 'New FCL booking' },
      page: () => import('./features/fcl/EditFclBookingPage.tsx').then((m) => m.EditFclBookingPage),
    },
    {
      path: airPaths.list(),
      title: { 'zh-CN': '空运订舱', en: 'Air bookings' },
      page: () => import('./features/air/list/ListAirBookingsPage.tsx').then((m) => m.ListAirBookingsPage),
    },
    {
      path: airPaths.detail(),
      title: { 'zh-CN': '空运订舱', en: 'Air booking' },
      page: () => import('./features/air/view/ViewAirBookingPage.tsx').then((m) => m.ViewAirBookingPage),
    },
    {
      path: deskPaths.list(),
      title: { 'zh-CN': '订舱工作台', en: 'Booking desk' },
      page: () => import('./features/desk/DeskBookingsPage.tsx').then((m) => m.DeskBookingsPage),
    },
    {
      path: deskPaths.detail(),
      title: { 'zh-CN': '订舱', en: 'Booking' },
      page: () => import('./features/desk/DeskBookingPage.tsx').then((m) => m.DeskBookingPage),
    },
  ],
  parts: {
    today: () => import('./features/console/TodayCard.tsx').then((m) => m.TodayCard),
    volume: () => import('./features/console/VolumeCard.tsx').then((m) => m.VolumeCard),
    recent: () => import('./features/console/RecentCard.tsx').then((m) => m.RecentCard),
  },
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
});
