import type { Page } from '@playwright/test';
import { keptReleases } from '../fixtures/kept-releases.ts';
import { mainPages, productRemotes, versionsAskedFor } from '../fixtures/main-pages.ts';
import { captcha, demo } from '../fixtures/portal-server.ts';
import { type ReleaseTeam, readRegistry } from '../fixtures/release-team.ts';
import { expect, nextShellTest, shellBeforeTest, skewTest as test } from '../fixtures/skew-test.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** A version of each remote. */
type Release = Record<string, string>;

/** Of each remote the release that is so many releases old. */
function releaseOfAge(age: number): Release {
  const { shell: _shell, ...remotes } = keptReleases();
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, versions]) => {
      const version = versions.at(-1 - age);
      return version ? [[name, version]] : [];
    }),
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

test('three releases of each remote are kept, and what each remote is there for is known', () => {
  const { shell, ...remotes } = keptReleases();
  expect(shell).toHaveLength(1);
  expect(Object.keys(remotes).sort()).toEqual([...productRemotes].sort());
  for (const name of productRemotes) expect([name, remotes[name]?.length]).toEqual([name, 3]);
});

for (const { shell, inShell } of [
  { shell: "this repository's shell", inShell: test },
  { shell: 'the shell before', inShell: shellBeforeTest },
]) {
  for (const [age, which] of ['last', 'last but one', 'third last'].entries()) {
    inShell(
      `the ${which} release of each remote runs in ${shell}`,
      async ({ page, operators, keptRemotes }) => {
        const release = releaseOfAge(age);
        await Promise.all(
          Object.entries(release).map(async ([name, version]) => {
            const args = ['publish', `${name}@${version}`];
            const { exitCode, output } = await operators.run(args, { BERTH_REMOTES_DIR: keptRemotes });
            // It may be what came with the server.
            if (exitCode !== 0) expect(output).toContain('VERSION_EXISTS');
            const promoted = await promote(operators, name, version);
            expect(promoted, promoted.output).toMatchObject({ exitCode: 0 });
          }),
        );
        await signIn(page);
        await expectToRun(page, release);
      },
    );
  }
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
      if (exitCode === 0) {
        await expectToRun(page, { [name]: version });
        continue;
      }
      // Whoever needs more than that shell has says so in `remote.json`; nothing else may stand in the way.
      expect([exitCode, output]).toEqual([3, expect.stringContaining('Needs @berth/runtime')]);
      expect(output.match(/^ {2}(?!@berth\/runtime)\S.*$/gm)).toBeNull();
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
