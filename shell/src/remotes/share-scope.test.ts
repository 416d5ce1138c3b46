import { expect, jest, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { ShellPartError } from '../loading/judge-part.ts';
import { refetchCode } from '../loading/refetch-code.ts';
import { hangingCode } from '../testing/hanging-code.ts';

const react = { version: 'of the shell' };
const table = hangingCode('antd-table');
// Made by the build.
jest.unstable_mockModule(
  './shared-modules.virtual.js',
  () => ({
    running: [['react', '19.3.1', react]],
    lazy: [
      ['antd/es/table', '6.6.8', table.ask],
      ['antd/es/menu', '6.6.8', () => Promise.reject(new Error('Loading chunk antd-menu failed.'))],
    ],
  }),
  { virtual: true },
);
const { shareScope } = await import('./share-scope.ts');

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** How another build in the same page asks for shared modules, of which it brings none itself. */
function remoteThatNeeds(requiredVersion: string) {
  const remote = createInstance({ name: `berth_site_${requiredVersion}`, remotes: [] });
  remote.initShareScopeMap('default', shareScope);
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
  return async (name: string) => {
    const factory = await remote.loadShare(name, { customShareInfo: { scope: ['default'], shareConfig } });
    return typeof factory === 'function' ? factory() : null;
  };
}

test('a remote gets the very module that the shell runs with', async () => {
  expect(await remoteThatNeeds('^19.0.0')('react')).toBe(react);
});

test('a remote that needs another version is refused', async () => {
  await expect(remoteThatNeeds('^20.0.0')('react')).rejects.toThrow('does not satisfy');
});

test('a component is fetched when somebody asks for it, once, and anew when a retry took it away', async () => {
  expect(table.asked()).toBe(0);
  const asked = remoteThatNeeds('^6.0.0')('antd/es/table');
  const beside = remoteThatNeeds('^6.6.0')('antd/es/table');
  while (table.asked() === 0) await soon();
  expect(table.asked()).toBe(1);
  refetchCode();
  while (table.asked() === 1) await soon();
  table.come();
  const [one, other] = await Promise.all([asked, beside]);
  expect([one, other, table.asked()]).toEqual(['antd-table', 'antd-table', 2]);
});

test('a component that does not come is a part of the shell that failed, to whichever remote asks', async () => {
  await expect(remoteThatNeeds('^6.0.0')('antd/es/menu')).rejects.toBeInstanceOf(ShellPartError);
});

test('entries of remotes find the federation runtime on the page', () => {
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
});
