import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inTurn } from '../fixtures/in-turn.ts';
import { keptReleases } from '../fixtures/kept-releases.ts';
import { mainPages, productRemotes, versionsAskedFor } from '../fixtures/main-pages.ts';
import { wideUnless } from '../fixtures/matrix.ts';
import { captcha, demo } from '../fixtures/portal-server.ts';
import type { ReleaseTeam } from '../fixtures/release-team.ts';
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

for (const { shell, inShell, isOwn } of [
  { shell: "this repository's shell", inShell: test, isOwn: true },
  { shell: 'the shell before', inShell: shellBeforeTest, isOwn: false },
]) {
  for (const [age, which] of ['last', 'last but one', 'third last'].entries()) {
    inShell(
      `the ${which} release of each remote runs in ${shell}`,
      wideUnless(isOwn && age === 0, 'versions'),
      async ({ page, operators, keptRemotes }) => {
        const running: Release = {};
        await inTurn(Object.entries(releaseOfAge(age)), async ([name, version]) => {
          const args = ['publish', `${name}@${version}`];
          const { exitCode, output } = await operators.run(args, { BERTH_REMOTES_DIR: keptRemotes });
          // An older release may not know what today's server answers; the tool says so and brings nothing out.
          if (age > 0 && exitCode !== 0 && !output.includes('VERSION_EXISTS')) {
            expect(output).toMatch(/would not work with what is deployed.*The answer of/s);
            return;
          }
          // It may be what came with the server.
          if (exitCode !== 0) expect(output).toContain('VERSION_EXISTS');
          const promoted = await promote(operators, name, version);
          expect(promoted, promoted.output).toMatchObject({ exitCode: 0 });
          running[name] = version;
        });
        await signIn(page);
        await expectToRun(page, running);
      },
    );
  }
}

/**
 * What this repository's remotes are called, which came with the server; what is stable there may be another by now.
 */
function thisRelease(fronts: string): Release {
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(join(fronts, `remote-${name}/dist/build.json`), 'utf8')).version;
  return Object.fromEntries(productRemotes.map((name) => [name, versionOf(name)]));
}

shellBeforeTest(
  'this release of each remote runs in the shell before, or says what of the runtime it needs',
  async ({ page, fronts, operators, trouble }) => {
    // What came with the server is in force at its first start, whether it fits or not; the log says so.
    trouble.expect(/is not a function/);
    await signIn(page);
    for (const [name, version] of Object.entries(thisRelease(fronts))) {
      const { exitCode, output } = await promote(operators, name, version);
      if (exitCode === 0) {
        await expectToRun(page, { [name]: version });
        continue;
      }
      // That the shell before has less may stand in its way, and nothing else.
      expect([exitCode, output]).toEqual([3, expect.stringMatching(/^ {2}@berth\/runtime/m)]);
      expect(output.match(/^ {2}(?!@berth\/runtime)\S.*$/gm)).toBeNull();
    }
  },
);

nextShellTest(
  'the next shell runs this release, and what needs its newer runtime',
  async ({ page, fronts, operators }) => {
    await signIn(page);
    await expectToRun(page, thisRelease(fronts));
    await operators.bringOut('parcel', '3.0.0');
    const parcel = new ReleasedScreen(page);
    await page.goto(parcel.path);
    await expect(parcel.start('3.0.0')).toBeVisible();
  },
);
