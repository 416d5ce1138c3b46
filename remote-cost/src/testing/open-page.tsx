import { type Answers, pageOpener } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import type { ReactNode } from 'react';
import { remote } from '../remote.tsx';

/** Opens a page of this remote on a fake server. */
export const openPage = pageOpener(remote, BerthTheme);

/** Shows a part alone, with this remote's words. */
export function showPart(part: ReactNode, answers: Answers = {}) {
  const routes = [{ path: '/', title: { 'zh-CN': '', en: '' }, page: async () => () => part }];
  return pageOpener({ ...remote, routes }, BerthTheme)('/', answers);
}
