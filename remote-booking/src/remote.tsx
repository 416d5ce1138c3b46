import { defineRemote } from '@berth/runtime';
import { bookingPaths } from './paths.ts';

/** What the shell loads of this remote. */
export const remote = defineRemote({
  name: 'booking',
  routes: [
    {
      path: bookingPaths.list(),
      title: { 'zh-CN': '拼箱订舱', en: 'LCL bookings' },
      page: () =>
        import('./features/list-lcl-bookings/ListLclBookingsPage.tsx').then((m) => m.ListLclBookingsPage),
    },
    {
      path: bookingPaths.detail(),
      title: { 'zh-CN': '新增拼箱订舱', en: 'New LCL booking' },
      page: () =>
        import('./features/edit-lcl-booking/EditLclBookingPage.tsx').then((m) => m.EditLclBookingPage),
    },
  ],
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
});
