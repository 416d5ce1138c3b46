import { type CallResult, useLocale, usePageRead } from '@berth/runtime';

export type Jobs = CallResult<'GET /index/getJobs'>;
export type Job = CallResult<'GET /index/getJob'>;

export const useJobs = () => usePageRead('GET /index/getJobs', { lang: useLocale() });
export const useJob = (slug: string) => usePageRead('GET /index/getJob', { lang: useLocale(), slug });
