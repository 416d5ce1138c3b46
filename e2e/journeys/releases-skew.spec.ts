import type { Page } from '@playwright/test';
import { keptReleases } from '../fixtures/kept-releases.ts';
import { mainPages, productRemotes, versionsAskedFor } from '../fixtures/main-pages.ts';
import { captcha, demo } from '../fixtures/portal-server.ts';
import { type ReleaseTeam, readRegistry } from '../fixtures/release-team.ts';
import { expect, nextShellTest, shellBeforeTest, skewTest } from '../fixtures/skew-test.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** A version of each remote. */
type Release = Record<string, string>;

/** The kept releases of all remotes, the newest first: each time the versions that stand at the same place. */
function lastReleases(): Release[] {
  const { shell: _shell, ...remotes } = keptReleases();
  const most = Math.max(...Object.values(remotes).map((versions) => versions.length));
  return Array.from({ length: most }, (_, age) =>
    Object.fromEntries(
      Object.entries(remotes).flatMap(([name, versions]) => {
        const version = versions.at(-1 - age);
        return version ? [[name, version]] : [];
      }),
    ),
  );
}

async function signIn(page: Page): Promise<void> {
  const login = new LoginScreen(page);
  await login.open();
  await login.signIn({ ...demo, captcha });
  await expect(new WorkspaceScreen(page).user).toBeVisible();
}

/** The main page of each remote comes from this version of it, and from no other. */
async function expectToRun(page: Page, release: Release): Promise<void> {
  for (const name of productRemotes) {
    const version = release[name];
    if (version === undefined) continue;
    const asked = await versionsAskedFor(page, name, () => mainPages[name].visit(page));
    expect([name, ...asked]).toEqual([name, version]);
  }
}

const promote = (operators: ReleaseTeam, name: string, version: string) =>
  operators.run(['promote', `${name}@${version}`, '--to', 'stable', '--why', 'skew matrix']);

for (const { shell, test } of [
  { shell: "this repository's shell", test: skewTest },
  { shell: 'the shell before', test: shellBeforeTest },
]) {
  test(`the last three releases of each remote run in ${shell}`, async ({ page, operators, keptRemotes }) => {
    const releases = lastReleases();
    expect(releases).toHaveLength(3);
    // A remote that is released for the first time says here what it is there for.
    expect(Object.keys(releases[0] ?? {}).sort()).toEqual([...productRemotes].sort());
    await signIn(page);
    for (const release of releases) {
      await Promise.all(
        Object.entries(release).map(async ([name, version]) => {
          const args = ['publish', `${name}@${version}`];
          const { exitCode, output } = await operators.run(args, { BERTH_REMOTES_DIR: keptRemotes });
          // What is kept may be what is bundled, right after a release.
          if (exitCode !== 0) expect(output).toContain('VERSION_EXISTS');
          const promoted = await promote(operators, name, version);
          expect(promoted, promoted.output).toMatchObject({ exitCode: 0 });
        }),
      );
      await expectToRun(page, release);
    }
  });
}

/** What this repository's remotes are called where they came with the server. */
async function thisRelease(origin: string): Promise<Release> {
  const { remotes } = await readRegistry(origin, null);
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}

shellBeforeTest(
  'this release of each remote runs in the shell before, or says which runtime it needs',
  async ({ page, portal, operators }) => {
    await signIn(page);
    for (const [name, version] of Object.entries(await thisRelease(portal.origin))) {
      const { exitCode, output } = await promote(operators, name, version);
      if (exitCode === 0) await expectToRun(page, { [name]: version });
      // Whoever needs more than that shell has says so in `remote.json`; nothing else may stand in the way.
      else expect([exitCode, output.match(/^ {2}\S.*$/gm)]).toEqual([3, ['  runtime']]);
    }
  },
);

nextShellTest(
  'the next shell runs this release, and what needs its newer runtime',
  async ({ page, portal, operators }) => {
    await signIn(page);
    await expectToRun(page, await thisRelease(portal.origin));
    await operators.bringOut('parcel', '3.0.0');
    const parcel = new ReleasedScreen(page);
    await page.goto(parcel.path);
    await expect(parcel.start('3.0.0')).toBeVisible();
  },
);
