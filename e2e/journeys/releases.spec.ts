import { wide } from '../fixtures/matrix.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { readHistory, versionFor } from '../fixtures/release-team.ts';
import { expect, test } from '../fixtures/release-test.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { ReleasesScreen } from '../screens/releases.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

test(
  'a tab that is open keeps its set through ten further releases; then it is offered the newest, and loses nothing',
  wide('releases'),
  async ({ signedIn, team }) => {
    test.slow(); // ten builds
    const [workspace, parcel] = [new WorkspaceScreen(signedIn), new ReleasedScreen(signedIn)];
    const later = Array.from({ length: 10 }, (_, index) => `1.${index + 1}.0`);
    const loaded: string[] = [];
    await signedIn.goto(parcel.path);
    await expect(parcel.start('1.0.0')).toBeVisible();
    signedIn.on('response', (response) => {
      if (/remotes\/parcel/.test(response.url())) loaded.push(new URL(response.url()).pathname);
    });
    await Promise.all(later.map((version) => team.publish('parcel', version)));
    for (const version of later) await team.release(`promote parcel@${version} --to stable`);

    await test.step('a page that it never loaded before comes from its own version', async () => {
      expect(loaded).toEqual([]);
      await parcel.linkToLabels.click();
      await expect(parcel.labels('1.0.0')).toBeVisible();
      expect(loaded.filter((path) => /\/1\.0\.0\+[^/]+\/static\/js\/async\//.test(path))).not.toEqual([]);
    });

    await test.step('a quiet notice offers the newest, and unsaved work is asked about', async () => {
      await workspace.tab('发布').click();
      await parcel.note.fill('half-written');
      await parcel.comeBack();
      await expect(parcel.newSet).toContainText('有新版本，刷新后使用');
      await parcel.reload.click();
      await workspace.unsavedDialog.getByRole('button', { name: '继续编辑' }).click();
      await expect(parcel.note).toHaveValue('half-written');
      await expect(parcel.start('1.0.0')).toBeVisible();
    });

    await test.step('the reload brings it', async () => {
      await parcel.comeBack();
      await parcel.reload.click();
      await workspace.unsavedDialog.getByRole('button', { name: '仍要刷新' }).click();
      await expect(parcel.start('1.10.0')).toBeVisible();
      await expect(parcel.newSet).toHaveCount(0);
    });
  },
);

test('a rollback by the tool counts for the next page, and the history says who and why', async ({
  signedIn,
  session,
  staff,
  team,
}) => {
  const parcel = new ReleasedScreen(signedIn);
  await team.bringOut('parcel', '1.1.0');
  await signedIn.goto(parcel.path);
  await expect(parcel.start('1.1.0')).toBeVisible();
  await signedIn.goto('about:blank');
  const said = await team.release('rollback parcel --why labels-are-cut');
  expect(said).toMatch(/parcel stable: 1\.1\.0\+\w+ → 1\.0\.0\+\w+/);
  expect(await versionFor(session, 'parcel')).toBe('1.0.0');
  // Nor is it a page of before that the way back leads to.
  await signedIn.goBack();
  await expect(parcel.start('1.0.0')).toBeVisible();
  const [newest] = await readHistory(staff, 'parcel');
  expect(newest).toMatchObject({ kind: 'rolledBack', by: 'Team of parcel', why: 'labels-are-cut' });
});

test('staff roll back in two clicks', async ({ signedIn, staffPage, session, team }) => {
  const [parcel, releases] = [new ReleasedScreen(signedIn), new ReleasesScreen(staffPage)];
  await team.bringOut('parcel', '1.1.0');
  await releases.open();
  await expect(releases.remote('发布 parcel')).toContainText('1.1.0');
  await releases.rollback('发布 parcel').click();
  await releases.confirmRollback.click();
  await expectNotice(staffPage, '已回滚到 1.0.0');
  expect(await versionFor(session, 'parcel')).toBe('1.0.0');
  await signedIn.goto(parcel.path);
  await expect(parcel.start('1.0.0')).toBeVisible();
});

test(
  'the server is killed: shell and remote open all the same, calls say so, and go on when it is back',
  wide('releases'),
  async ({ signedIn, portal, trouble }) => {
    trouble.expect(/^Failed to load resource/);
    const [workspace, parcel] = [new WorkspaceScreen(signedIn), new ReleasedScreen(signedIn)];
    await signedIn.goto(parcel.path);
    await expect(parcel.start('1.0.0')).toBeVisible();
    // The worker has what the page consists of.
    await expect
      .poll(() =>
        signedIn.evaluate(async () => {
          const kept = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          const paths = kept.flat().map(({ url }) => new URL(url).pathname);
          return paths.includes('/') && paths.some((path) => /parcel.*remote-entry\.js$/.test(path));
        }),
      )
      .toBe(true);
    await portal.kill();
    try {
      await signedIn.reload();
      await expect(parcel.start('1.0.0')).toBeVisible();
      await parcel.takeNumber.click();
      await expectNotice(workspace.page, '请求服务器无响应！');
      await expect(parcel.number).toBeEmpty();
      // A window of its own knows of the session by the cookie alone.
      const other = await signedIn.context().newPage();
      await other.goto(parcel.path);
      await expect(new ReleasedScreen(other).start('1.0.0')).toBeVisible();
      await other.close();
    } finally {
      await portal.start();
    }
    await parcel.takeNumber.click();
    await expect(parcel.number).not.toBeEmpty();
    await signedIn.reload();
    await expect(parcel.start('1.0.0')).toBeVisible();
  },
);
