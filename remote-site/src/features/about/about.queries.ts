import { type CallResult, useLocale, usePageRead } from '@berth/runtime';

export type About = CallResult<'GET /index/getAbout'>;

export const useAbout = () => usePageRead('GET /index/getAbout', { lang: useLocale() });
