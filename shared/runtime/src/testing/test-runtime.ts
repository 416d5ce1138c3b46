import {
  type Locale,
  type OpenedWebsite,
  type RemoteEntry,
  readyRoles,
  type UserInfo,
  type WebsiteConfig,
} from '@berth/contract';
import { overlayShown } from '../http/overlay.ts';
import { removeToken, writeToken } from '../http/token-cookie.ts';
import { storeAppLanguage } from '../language/app-language.ts';
import type { Translations } from '../language/translations.ts';
import { notices } from '../notice/notify.ts';
import { createRuntime, type Runtime } from '../runtime/create-runtime.ts';
import { sessionEndShown } from '../session/session-end.ts';
import { sessionReplacedShown } from '../session/session-owner.ts';
import { releaseSingles } from '../single/claim-single.ts';
import type { Site } from '../site/site-context.ts';
import { sessionStarted } from '../store/session-slice.ts';
import { type Answers, fakeServer, type ReceivedCall } from './fake-server.ts';

export type TestRuntimeOptions = {
  answers?: Answers;
  /** Who is signed in; null for nobody. */
  user?: UserInfo | null;
  locale?: Locale;
  translations?: Record<string, Translations>;
  remotes?: RemoteEntry[];
  config?: OpenedWebsite;
};

export const testUser: UserInfo = {
  id: 'user-1',
  account: 'demo',
  name: '林小满',
  role: ['customer'],
  permissions: [...readyRoles.operator.permissions],
  customer: { id: 'customer-1', name: '宁波远望家居用品有限公司', kind: 'company', settlement: 'monthly' },
};

const siteBase = {
  appName: '泊位',
  companyName: '泊位国际货运代理有限公司',
  phone: '400-000-0000',
  email: 'service@example.com',
  serviceHours: '09:00–18:00',
  primaryColor: null,
  dashboardUrl: null,
};

const sitePage = {
  hero: { title: '', lead: '' },
  company: { title: '', paragraphs: [], foundedYear: 2008 },
  services: [],
  advantages: [],
  branches: [],
  routes: [],
  news: [],
};

export const testConfig: WebsiteConfig = {
  base: { 'zh-CN': siteBase, en: { ...siteBase, appName: 'Berth', companyName: 'Berth Logistics' } },
  page: { 'zh-CN': sitePage, en: sitePage },
};

/** A runtime on a fake server, in place of the one before; `calls` are what the server was asked. */
export function createTestRuntime(options: TestRuntimeOptions = {}): {
  runtime: Runtime;
  site: Site;
  calls: ReceivedCall[];
} {
  releaseSingles();
  notices.set([]);
  overlayShown.set(false);
  sessionEndShown.set(false);
  sessionReplacedShown.set(false);
  storeAppLanguage(options.locale ?? 'zh-CN');
  const runtime = createRuntime({ translations: options.translations });
  const { adapter, calls } = fakeServer(options.answers ?? {});
  runtime.http.defaults.adapter = adapter;
  const user = options.user === undefined ? testUser : options.user;
  if (user) {
    writeToken('test-token', 3600);
    runtime.store.dispatch(sessionStarted({ token: 'test-token', userInfo: user }));
  } else {
    removeToken();
  }
  return { runtime, site: { config: options.config ?? testConfig, remotes: options.remotes ?? [] }, calls };
}
