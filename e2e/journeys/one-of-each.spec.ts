import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** What module federation and the runtime leave on the page, as far as this test reads it. */
type Page = typeof globalThis & {
  __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, SharedModule>>>;
      moduleCache: Map<string, unknown>;
    }[];
  };
};
type SharedModule = { from: string; loaded?: boolean; get: () => Promise<() => unknown> };

test('site and bookings in one page share one React, one runtime, one store; a second is refused', async ({
  page,
}) => {
  const [login, list] = [new LoginScreen(page), new BookingListScreen(page)];
  await test.step('both remotes run in one document', async () => {
    await page.goto('/index');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: '登录' }).filter({ visible: true }).first().click();
    await login.signIn({ ...demo, captcha });
    await new WorkspaceScreen(page).menuEntry('拼箱订舱').click();
    await expect(list.rows.first()).toBeVisible();
    const remotes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/remotes\/(\w+)\/.*remote-entry\.js/.exec(name)?.[1])
        .filter((name) => name !== undefined),
    );
    // Others come with their parts of a page, or are fetched ahead as the pointer crosses the menu.
    expect(remotes).toEqual(expect.arrayContaining(['booking', 'cost', 'customs', 'site']));
  });

  await test.step('whatever is shared was loaded once, from the shell', async () => {
    const shared = await page.evaluate(() => {
      const copies: Record<string, string[]> = {};
      for (const { shareScopeMap } of (globalThis as Page).__FEDERATION__.__INSTANCES__) {
        for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
          const owners = Object.entries(versions).map(([version, { from }]) => `${version} of ${from}`);
          copies[name] = [...new Set([...(copies[name] ?? []), ...owners])];
        }
      }
      return copies;
    });
    for (const name of ['react', 'react-dom', '@berth/runtime']) {
      expect(shared[name], name).toEqual([expect.stringMatching(/ of shell$/)]);
    }
  });

  await test.step('a second store, HTTP client or i18n throws', async () => {
    const refusal = await page.evaluate(async () => {
      const scope = (globalThis as Page).__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default;
      const [runtime] = Object.values(scope?.['@berth/runtime'] ?? {});
      if (!runtime) return 'the runtime is not shared';
      const { createRuntime } = (await runtime.get())() as { createRuntime: () => void };
      try {
        createRuntime();
        return 'a second runtime was made';
      } catch (error) {
        return String(error);
      }
    });
    expect(refusal).toContain('exists already');
    const claimed = await page.evaluate(() => {
      const claims: unknown = Reflect.get(globalThis, Symbol.for('berth.runtime.single'));
      return claims instanceof Set ? [...claims].toSorted() : [];
    });
    expect(claimed).toEqual(['HTTP client', 'i18n', 'runtime', 'store']);
  });
});
