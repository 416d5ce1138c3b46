import { mergeTests } from '@playwright/test';
import { HeldTable } from '../fixtures/held-table.ts';
import { test as postgresTest } from '../fixtures/postgres-test.ts';
import { type ReleaseTeam, readRegistry, versionFor } from '../fixtures/release-team.ts';
import { expect, test } from '../fixtures/release-test.ts';
import type { Session } from '../fixtures/session.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';

const onPostgres = mergeTests(postgresTest, test);

/** The versions of both remotes that somebody gets, from one registry each. */
const setOf = async (session: Session) =>
  Promise.all((['parcel', 'crate'] as const).map((name) => versionFor(session, name)));

/** Saves 1.0.0 and 1.1.0 of both remotes as two sets, and makes the first one everybody's. */
async function saveSets(operators: ReleaseTeam, team: ReleaseTeam): Promise<{ old: string; new: string }> {
  const names = { old: `spring-${Date.now()}`, new: `summer-${Date.now()}` };
  await Promise.all([
    team.publish('parcel', '1.1.0'),
    operators.publish('crate', '1.0.0'),
    operators.publish('crate', '1.1.0'),
  ]);
  await operators.release(`set save ${names.old} parcel@1.0.0 crate@1.0.0 --evidence browser-suite`);
  await operators.release(`set save ${names.new} parcel@1.1.0 crate@1.1.0`);
  await operators.release(`promote --set ${names.old}`);
  return names;
}

test('a set moves all of its remotes at once, and a rollback brings back the set before', async ({
  signedIn,
  session,
  portal,
  operators,
  team,
}) => {
  const sets = await saveSets(operators, team);
  expect(await setOf(session)).toEqual(['1.0.0', '1.0.0']);
  const { deployment } = await readRegistry(portal.origin, null);
  const said = await operators.release(`set promote ${sets.new} --why summer-schedule`);
  expect(said.match(/stable: /g)).toHaveLength(2);
  // One deployment, so that nobody ever gets one half of a set.
  expect((await readRegistry(portal.origin, null)).deployment).toBe(deployment + 1);
  for (const name of ['parcel', 'crate']) {
    const released = new ReleasedScreen(signedIn, name);
    await signedIn.goto(released.path);
    await expect(released.start('1.1.0')).toBeVisible();
  }
  await operators.release('set rollback --why too-early');
  expect(await setOf(session)).toEqual(['1.0.0', '1.0.0']);
  // Sets are for those who answer for every remote.
  const refused = await team.run(['set', 'promote', sets.new]);
  expect([refused.exitCode, refused.output]).toEqual([4, expect.stringContaining('RELEASE_KEY_NOT_FOR_ALL')]);
});

test('a set that was promoted is in force, whole, after the server was killed in the same moment', async ({
  session,
  portal,
  operators,
  team,
}) => {
  const sets = await saveSets(operators, team);
  await operators.release(`set promote ${sets.new}`);
  await portal.kill();
  await portal.start();
  expect(await setOf(session)).toEqual(['1.1.0', '1.1.0']);
});

onPostgres(
  'a promotion that is cut off half way by a killed server leaves the old set, whole',
  async ({ session, portal, databaseUrl, operators, team }) => {
    const sets = await saveSets(operators, team);
    const table = await HeldTable.hold(databaseUrl, 'remote_deployment');
    const promotion = operators.run(['set', 'promote', sets.new]);
    await expect.poll(() => table.countWaiting()).toBe(1);
    await portal.kill();
    await table.letGo();
    const { exitCode, output } = await promotion;
    expect([exitCode, output]).toEqual([5, expect.stringContaining('does not answer')]);
    await portal.start();
    expect(await setOf(session)).toEqual(['1.0.0', '1.0.0']);
    const list = await operators.release('list parcel');
    expect(list).toMatch(new RegExp(`${sets.old} .* yes `));
    // Nothing stands in the way of the next try.
    await operators.release(`set promote ${sets.new}`);
    expect(await setOf(session)).toEqual(['1.1.0', '1.1.0']);
  },
);
