import { randomUUID } from 'node:crypto';
import { drawCustomers } from '../fixtures/drawn-customers.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { customerOf, type ReleaseTeam, readHistory, versionFor } from '../fixtures/release-team.ts';
import { expect, test } from '../fixtures/release-test.ts';
import type { Session } from '../fixtures/session.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { ReleasesScreen } from '../screens/releases.screen.ts';

test('a canary of 10 % is a tenth of 1 000 customers, always the same ones, and grows around them', async () => {
  const customers = Array.from({ length: 1000 }, () => randomUUID());
  const salt = randomUUID();
  const drawn = await drawCustomers(customers, 10, salt);
  // Five standard deviations around 100: a fair draw misses this once in two million.
  expect(Math.abs(drawn.length - 100)).toBeLessThan(5 * Math.sqrt(1000 * 0.1 * 0.9));
  expect(await drawCustomers(customers, 10, salt)).toEqual(drawn);
  const grown = await drawCustomers(customers, 50, salt);
  expect(grown).toEqual(expect.arrayContaining(drawn));
  expect(Math.abs(grown.length - 500)).toBeLessThan(5 * Math.sqrt(1000 * 0.5 * 0.5));
});

test('a canary reaches one customer and not another, who both keep what they have', async ({
  openContext,
  session,
  staff,
  team,
}) => {
  await team.publish('parcel', '1.1.0');
  const [inside, outside] = await splitByCanary(team, '1.1.0', [session, staff]);
  const open = async (drawn: Session) => {
    const page = await (await openContext({ session: drawn })).newPage();
    await page.goto('/parcel');
    return new ReleasedScreen(page);
  };
  for (const drawn of [inside, inside]) await expect((await open(drawn)).start('1.1.0')).toBeVisible();
  for (const drawn of [outside, outside]) await expect((await open(drawn)).start('1.0.0')).toBeVisible();
});

/** Moves the share until exactly one of two customers is in it. */
async function splitByCanary(
  team: ReleaseTeam,
  version: string,
  [one, other]: [Session, Session],
): Promise<[Session, Session]> {
  let [low, high] = [0, 100];
  while (high - low > 1) {
    const percent = Math.floor((low + high) / 2);
    await team.release(`promote parcel@${version} --to canary --percent ${percent}`);
    const [hasOne, hasOther] = await Promise.all(
      [one, other].map(async (session) => (await versionFor(session, 'parcel')) === version),
    );
    if (hasOne !== hasOther) return hasOne ? [one, other] : [other, one];
    if (hasOne) high = percent;
    else low = percent;
  }
  // Both were drawn in the same percent; another canary draws anew.
  await team.release(`promote parcel@${version} --to canary --percent 0`);
  return splitByCanary(team, version, [one, other]);
}

test('a canary that fails for its customers: each gets the last good version, and the server stops it', async ({
  signedIn,
  staffPage,
  session,
  staff,
  team,
  trouble,
}) => {
  trouble.expect(/release drill: broken on import/, /Federation Runtime/);
  await team.publish('parcel', '2.0.0');
  await team.release('promote parcel@2.0.0 --to canary --percent 100');
  for (const page of [signedIn, staffPage]) {
    await page.goto('/parcel');
    await expect(new ReleasedScreen(page).start('1.0.0')).toBeVisible();
    await expectNotice(page, '已为您换用上一个可用版本');
  }
  await expect
    .poll(async () => (await readHistory(staff, 'parcel'))[0])
    .toMatchObject({ kind: 'canaryStopped', by: 'server', figures: { customers: 2, failing: 2 } });
  expect(await team.release('history parcel')).toMatch(/server\s+canary stopped · parcel canary 2\.0\.0/);
  expect(await versionFor(session, 'parcel')).toBe('1.0.0');

  const releases = new ReleasesScreen(staffPage);
  await releases.open();
  await expect(releases.history.getByRole('listitem').first()).toContainText('服务器停止了灰度');
  await expect(releases.history.getByRole('listitem').first()).toContainText('2 位客户中 2 位出错');
  await expect(releases.remote('发布 parcel')).toContainText('没有进行中的灰度');
});

test('a customer with a pin keeps that version whatever is released, until it is taken away', async ({
  signedIn,
  session,
  staff,
  team,
}) => {
  const parcel = new ReleasedScreen(signedIn);
  const customer = await customerOf(session);
  await team.bringOut('parcel', '1.1.0');
  await team.release(`pin parcel@1.0.0 --customer ${customer} --why prints-wrong-labels`);
  await team.bringOut('parcel', '1.2.0');
  await signedIn.goto(parcel.path);
  await expect(parcel.start('1.0.0')).toBeVisible();
  expect(await versionFor(staff, 'parcel')).toBe('1.2.0');
  await team.release(`pin parcel --customer ${customer}`);
  expect(await versionFor(session, 'parcel')).toBe('1.2.0');
  await signedIn.reload();
  await expect(parcel.start('1.2.0')).toBeVisible();
});

test('staff try a version out in their own browser session: marked, gone after the exit, and theirs alone', async ({
  signedIn,
  staffPage,
  staff,
  team,
}) => {
  const [customers, ours] = [new ReleasedScreen(signedIn), new ReleasedScreen(staffPage)];
  const address = '/parcel?remotes=parcel@1.5.0-rc.1';
  await team.publish('parcel', '1.5.0-rc.1');

  await test.step('staff get it, also on their next pages', async () => {
    await staffPage.goto(address);
    await expect(ours.start('1.5.0-rc.1')).toBeVisible();
    await expect(ours.overrideMark).toContainText('parcel@1.5.0-rc.1');
    await staffPage.goto('/parcel/labels');
    await expect(ours.labels('1.5.0-rc.1')).toBeVisible();
    await expect(ours.overrideMark).toBeVisible();
    // Another browser of the same person.
    expect(await versionFor(staff, 'parcel')).toBe('1.0.0');
  });

  await test.step('a customer who has the address gets what customers get', async () => {
    await signedIn.goto(address);
    await expect(customers.start('1.0.0')).toBeVisible();
    await expect(customers.overrideMark).toHaveCount(0);
    const cookies = await signedIn.context().cookies();
    expect(cookies.filter(({ name }) => name.includes('REMOTES'))).toEqual([]);
    // Nor does a cookie that somebody writes by hand help.
    const { host } = new URL(signedIn.url());
    await signedIn
      .context()
      .addCookies([{ name: 'BERTH-REMOTES', value: 'parcel%401.5.0-rc.1', url: `http://${host}` }]);
    await signedIn.reload();
    await expect(customers.start('1.0.0')).toBeVisible();
    await expect(customers.overrideMark).toHaveCount(0);
  });

  await test.step('an exit ends it', async () => {
    await ours.exitOverride.click();
    await expect(ours.labels('1.0.0')).toBeVisible();
    await expect(ours.overrideMark).toHaveCount(0);
    await staffPage.goto('/parcel');
    await expect(ours.start('1.0.0')).toBeVisible();
  });

  await test.step('a version that nobody published is no version', async () => {
    await staffPage.goto('/parcel?remotes=parcel@9.9.9');
    await expect(ours.start('1.0.0')).toBeVisible();
    await expect(ours.overrideMark).toHaveCount(0);
  });
});
