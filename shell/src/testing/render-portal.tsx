import type { RemoteVersion } from '@berth/contract';
import { BrowserRouter, type RestoredSession, RuntimeProvider } from '@berth/runtime';
import { createTestRuntime, type TestRuntimeOptions, testConfig } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { shellTranslations } from '../locales/shell-translations.ts';
import { testDefinitions, testRemotes } from './test-remotes.tsx';

/** What the network gives for a version of a remote, which has the remote's name in its own; a test may replace it. */
export const fetchRemoteModule = jest.fn(
  async ({ global }: RemoteVersion, _isRetry: boolean): Promise<unknown> => {
    const [, name] = global.split('_');
    return { remote: testDefinitions[name as keyof typeof testDefinitions] }; // the names of the test registry
  },
);

// Only the network is replaced: what loads over it is the shell's own.
jest.unstable_mockModule('../remotes/federation.ts', () => ({
  loadRemoteModule: fetchRemoteModule,
}));

// jsdom knows the element but not how to show it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

type Options = TestRuntimeOptions & { session?: RestoredSession };

/** The whole portal at an address, on a fake server with three remotes. */
export async function renderPortal(path: string, { session = 'signedIn', ...options }: Options = {}) {
  const { App } = await import('../App.tsx');
  const made = createTestRuntime({
    config: withDashboard,
    remotes: testRemotes,
    translations: { shell: shellTranslations },
    ...options,
    answers: {
      'GET /system/menu/my/:version': [],
      'GET /user/getWorkspace': { announcement: null, watermark: [] },
      ...options.answers,
    },
  });
  await made.runtime.i18n.loadNamespaces('shell');
  window.history.replaceState(null, '', path);
  const view = render(
    <RuntimeProvider runtime={made.runtime} site={made.site}>
      <BerthTheme locale="zh-CN" appearance="light">
        <BrowserRouter>
          <App session={session} />
        </BrowserRouter>
      </BerthTheme>
    </RuntimeProvider>,
  );
  return { ...made, view };
}

const withDashboard = {
  ...testConfig,
  base: {
    'zh-CN': { ...testConfig.base['zh-CN'], dashboardUrl: '/orders/list' },
    en: { ...testConfig.base.en, dashboardUrl: '/orders/list' },
  },
};
