import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/drill-test.ts';
import { expectFallBack, expectTheRestToWork, folderOf, saidOfFailure } from '../fixtures/fall-back.ts';
import type { Fault } from '../fixtures/faulty-network.ts';
import { wide, wideUnless } from '../fixtures/matrix.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { DrillScreen } from '../screens/drill.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const writeOnWall = (page: Page, fault: string) =>
  page.evaluate((value) => localStorage.setItem('drill', value), fault);
const cleanWall = (page: Page) => page.evaluate(() => localStorage.removeItem('drill'));

type OnTheWay = {
  what: string;
  file: string;
  fault: Fault;
  /** Whether ring one also meets it where there is no last good version. */
  alsoAlone?: boolean;
};

const onTheWay: readonly OnTheWay[] = [
  { what: 'its entry is not found', file: 'remote-entry', fault: 'not found', alsoAlone: true },
  { what: 'its entry answers 500', file: 'remote-entry', fault: 'server error' },
  { what: 'an error body stands for its entry', file: 'remote-entry', fault: 'JSON error body' },
  { what: 'a page stands for its entry', file: 'remote-entry', fault: 'HTML page' },
  { what: 'its entry is cut off', file: 'remote-entry', fault: 'cut connection' },
  { what: 'its entry is not what was built', file: 'remote-entry', fault: 'other script' },
  { what: 'its entry hangs', file: 'remote-entry', fault: 'hangs' },
  { what: 'its chunks are not found', file: 'static/js', fault: 'not found', alsoAlone: true },
  { what: 'its chunks hang', file: 'static/js', fault: 'hangs' },
  { what: 'its chunks are not what was built', file: 'static/js', fault: 'other script' },
];

for (const { what, file, fault, alsoAlone = false } of onTheWay) {
  test(
    `${what}, and it has no last good version: 路由错误 there, the rest works, and retry when it is healed`,
    wideUnless(alsoAlone, 'faults'),
    async ({ signedIn, portal, network, trouble }) => {
      trouble.expect(...saidOfFailure);
      const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'sound')];
      network.break(new RegExp((await folderOf(portal.origin, 'sound')) + file), fault);
      await signedIn.goto(drill.path, { waitUntil: 'commit' });
      await expect(workspace.routeError).toBeVisible();
      await expectTheRestToWork(signedIn);
      // The failure has its one place; nothing else complains of it.
      await expect(workspace.notices).toBeEmpty({ timeout: 3000 });
      network.heal();
      await workspace.tab('路由错误').click();
      await workspace.retry.click();
      await expect(drill.heading).toBeVisible();
    },
  );

  // What hangs on a cold visit, and in a page that runs, is in the files beside this one.
  test(
    `${what}: the last good version stands in`,
    wideUnless(fault !== 'hangs', 'faults'),
    async ({ signedIn, portal, network, trouble }) => {
      trouble.expect(...saidOfFailure);
      const drill = new DrillScreen(signedIn, 'spared');
      network.break(new RegExp((await folderOf(portal.origin, 'spared')) + file), fault);
      await signedIn.goto(drill.path, { waitUntil: 'commit' });
      await expectFallBack(signedIn, drill);
    },
  );
}

for (const name of ['wrong-exposes', 'truncated', 'unhashed-style'] as const) {
  test(
    `a build that is ${name}: 路由错误 there, and the rest works`,
    wide('faults'),
    async ({ signedIn, trouble }) => {
      trouble.expect(...saidOfFailure);
      const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, name)];
      await signedIn.goto(drill.path);
      await expect(workspace.routeError).toBeVisible();
      await expectTheRestToWork(signedIn);
    },
  );

  test(`a build that is ${name}: the last good version stands in`, async ({ signedIn, trouble }) => {
    trouble.expect(...saidOfFailure);
    const drill = new DrillScreen(signedIn, `spared-${name}`);
    await signedIn.goto(drill.path);
    await expectFallBack(signedIn, drill);
  });
}

for (const fault of ['throws on import', 'throws on render', 'exports something else'] as const) {
  test(
    `a remote that ${fault}: 路由错误 there, the rest works, and retry when it is healed`,
    wideUnless(fault === 'throws on render', 'faults'),
    async ({ signedIn, trouble }) => {
      trouble.expect(...saidOfFailure);
      const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'sound')];
      await signedIn.goto('/index');
      await writeOnWall(signedIn, fault);
      await signedIn.goto(drill.path);
      await expect(workspace.routeError).toBeVisible();
      await expectTheRestToWork(signedIn);
      await cleanWall(signedIn);
      await workspace.tab('路由错误').click();
      await workspace.retry.click();
      await expect(drill.heading).toBeVisible();
    },
  );

  test(`a remote that ${fault}: the last good version stands in, also after a reload`, async ({
    signedIn,
    trouble,
  }) => {
    trouble.expect(...saidOfFailure);
    const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'spared')];
    await signedIn.goto('/index');
    await writeOnWall(signedIn, fault);
    await signedIn.goto(drill.path);
    await expectFallBack(signedIn, drill);
    // Even healed it is not tried again in this session, and nothing is said a second time.
    await cleanWall(signedIn);
    await signedIn.goto(drill.path);
    await expect(drill.spareHeading).toBeVisible();
    await expect(workspace.notices).toBeEmpty({ timeout: 3000 });
  });
}

test('a page that is gone in the middle of a session: 路由错误 in its tab, and retry when it is back', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'sound')];
  await signedIn.goto(drill.path);
  await expect(drill.heading).toBeVisible();
  network.break(/remotes\/sound\/.*\/async\//, 'not found');
  await drill.linkToOther.click();
  await expect(workspace.routeError).toBeVisible();
  await workspace.tab('演习').click();
  await expect(drill.heading).toBeVisible();
  await expectTheRestToWork(signedIn);
  network.heal();
  await workspace.tab('路由错误').click();
  await workspace.retry.click();
  await expect(drill.otherHeading).toBeVisible();
});

for (const what of ['is gone', 'throws'] as const) {
  test(`a page that ${what} in the middle of a session: the last good version's stands there, and unsaved work elsewhere lives on`, async ({
    signedIn,
    portal,
    network,
    trouble,
  }) => {
    trouble.expect(...saidOfFailure);
    const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'spared')];
    await signedIn.goto(drill.path);
    await expect(drill.heading).toBeVisible();
    await drill.note.fill('half-written');
    if (what === 'throws') await writeOnWall(signedIn, 'the other page throws');
    else network.break(new RegExp(`${await folderOf(portal.origin, 'spared')}.*/async/`), 'not found');
    await drill.linkToOther.click();
    await expect(drill.spareOtherHeading).toBeVisible();
    // Two editions in one page: each says its own words, and knows the shape of its own answers.
    await expect(drill.words).toHaveText(/edition 1$/);
    await expect(drill.things).toHaveText('a thing, of edition 1');
    // Its name says that it holds unsaved work.
    await workspace.tab(/演习$/).click();
    await expect(drill.heading).toBeVisible();
    await expect(drill.note).toHaveValue('half-written');
    await expect(drill.words).toHaveText(/edition 2$/);
    await expect(drill.things).toHaveText('a thing, of edition 2');
    await workspace.language.click();
    await expect(drill.words).toHaveText(/edition 2$/);
    await workspace.language.click();
    await expectTheRestToWork(signedIn);
  });
}

test('bookings cannot be loaded: the public site works', async ({ signedIn, network, trouble }) => {
  trouble.expect(...saidOfFailure);
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  network.break(/remotes\/booking\//, 'not found');
  await list.open();
  await expect(workspace.routeError).toBeVisible();
  await signedIn.goto('/index');
  await expect(signedIn.getByRole('contentinfo')).toBeVisible();
});

test('the public site cannot be loaded: bookings work', async ({ signedIn, network, trouble }) => {
  trouble.expect(...saidOfFailure);
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  network.break(/remotes\/site\//, 'not found');
  await signedIn.goto('/index');
  await expect(workspace.routeError).toBeVisible();
  await list.open();
  await expect(list.rows.first()).toBeVisible();
});

test('a registry that was changed on its way: nothing of it runs', async ({ signedIn, network, trouble }) => {
  trouble.expect(...saidOfFailure);
  // An entry without a hash is what somebody in between would want.
  network.change(/^\/(index|api\/remotes)(\?|$)/, (text) =>
    text.replace(/(\\"integrity\\":\\")sha384-[\w+/]{64}/g, '$1'),
  );
  await signedIn.goto('/index');
  await expect(signedIn.getByRole('heading', { name: '暂时无法打开' })).toBeVisible();
  // An entry that ran would have left its container.
  expect(await signedIn.evaluate(() => Object.keys(window).filter((key) => /^berth_site/.test(key)))).toEqual(
    [],
  );
  network.heal();
  await signedIn.getByRole('button', { name: '重试' }).click();
  await expect(signedIn.getByRole('contentinfo')).toBeVisible();
});

test('the server is away: shell and remotes open all the same, and calls say what is wrong', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  await list.open();
  await expect(list.rows.first()).toBeVisible();
  await expect
    .poll(() => signedIn.evaluate(async () => (await (await caches.open('berth-page-1')).keys()).length))
    .toBe(1);
  network.break(/./, 'cut connection');
  await signedIn.reload();
  await expect(workspace.menuEntry('拼箱订舱')).toBeVisible();
  await expect(list.rows).toHaveCount(0);
  await expect(signedIn.getByText('请求服务器无响应！').first()).toBeVisible();
  network.heal();
  await signedIn.reload();
  await expect(list.rows.first()).toBeVisible();
});

test('the server is away: pages that were never opened open, too, some time after the first one stood', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  const listed = signedIn.waitForResponse(/\/api\/remotes\/files/);
  await list.open();
  await expect(list.rows.first()).toBeVisible();
  const { data } = await (await listed).json();
  const isKept = () =>
    signedIn.evaluate(async (files: { href: string }[]) => {
      const cache = await caches.open('berth-files-1');
      const found = await Promise.all(files.map(({ href }) => cache.match(href, { ignoreVary: true })));
      return found.every(Boolean);
    }, data);
  await expect.poll(isKept).toBe(true);
  network.break(/./, 'cut connection');
  await signedIn.reload();
  for (const page of ['整柜订舱', '拼箱订舱']) {
    await workspace.menuEntry(page).click();
    await expect(signedIn.getByRole('heading', { level: 1, name: page })).toBeVisible();
    await expect(workspace.routeError).toHaveCount(0);
  }
  await signedIn.goto('/business/fcl/detail');
  await expect(signedIn.getByRole('heading', { level: 1, name: '新增整柜订舱' })).toBeVisible();
  await expect(workspace.routeError).toHaveCount(0);
});
