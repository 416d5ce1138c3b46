import type { Page } from '@playwright/test';
import { type BrokenReleases, buildBroken, defects } from '../fixtures/broken-releases.ts';
import type { Fault } from '../fixtures/faulty-network.ts';
import { inTurn } from '../fixtures/in-turn.ts';
import { keptReleases } from '../fixtures/kept-releases.ts';
import { mainPages, type ProductRemote, productRemotes, versionsAskedFor } from '../fixtures/main-pages.ts';
import { wide, wideUnless } from '../fixtures/matrix.ts';
import { expectNoticeOnce } from '../fixtures/notices.ts';
import { patience } from '../fixtures/patience.ts';
import { customerOf, readRegistry } from '../fixtures/release-team.ts';
import { createCarelessSigner } from '../fixtures/signed-registry.ts';
import { expect, skewTest } from '../fixtures/skew-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** What Chromium and the shell say of a version that cannot be used. */
const saidOfFailure = [
  /^Failed to load resource/,
  /^Failed to find a valid digest/,
  /^Refused to execute script/,
  /^uncaught: SyntaxError/,
  /ChunkLoadError|Loading chunk|SlowVersion/,
  /drill: thrown/,
  /Federation Runtime/,
];

type Versions = { now: string; before: string };
type WorkerFixtures = {
  /** Of each remote what runs and the release before it, which is its last good version. */
  released: Record<ProductRemote, Versions>;
  broken: Record<ProductRemote, BrokenReleases>;
};

const test = skewTest.extend<object, WorkerFixtures>({
  baseURL: async ({ network }, use) => use(network.origin),

  released: [
    async ({ portal, operators, keptRemotes }, use) => {
      const { remotes } = await readRegistry(portal.origin, null);
      const release = async (name: ProductRemote): Promise<[ProductRemote, Versions]> => {
        const now = remotes.find((remote) => remote.name === name)?.version ?? '';
        const before = keptReleases()[name]?.findLast((version) => version !== now) ?? '';
        await operators.release(`publish ${name}@${before}`, { BERTH_REMOTES_DIR: keptRemotes });
        for (const version of [before, now])
          await operators.release(`promote ${name}@${version} --to stable`);
        return [name, { now, before }];
      };
      const entries = await inTurn(productRemotes, release);
      // Every remote has an entry.
      await use(Object.fromEntries(entries) as Record<ProductRemote, Versions>);
    },
    { scope: 'worker', auto: true, timeout: 240_000 * patience },
  ],

  broken: [
    async ({ operators }, use) => {
      const build = async (name: ProductRemote): Promise<[ProductRemote, BrokenReleases]> => {
        const broken = await buildBroken(name);
        for (const version of new Set(Object.values(broken.versions))) {
          await operators.release(`publish ${name}@${version}`, { BERTH_REMOTES_DIR: broken.folder });
        }
        return [name, broken];
      };
      const entries = await inTurn(productRemotes, build);
      // Every remote has an entry.
      await use(Object.fromEntries(entries) as Record<ProductRemote, BrokenReleases>);
      await Promise.all(entries.map(([, broken]) => broken.remove()));
    },
    { scope: 'worker', timeout: 240_000 * patience },
  ],
});

/** The version that stands in does what the remote is there for; so do the other remotes, and it is said once. */
async function expectFallBack(page: Page, name: ProductRemote, standIn: string): Promise<void> {
  const workspace = new WorkspaceScreen(page);
  const asked = await versionsAskedFor(page, name, () => mainPages[name].visit(page));
  await expectNoticeOnce(page, '已为您换用上一个可用版本');
  expect(asked).toContain(standIn);
  await expect(workspace.routeError).toHaveCount(0);
  for (const other of productRemotes.filter((each) => each !== name)) await mainPages[other].visit(page);
}

const pathOf = (name: string, { now }: Versions, file: string) =>
  new RegExp(`/remotes/${name}/${now.replaceAll('.', '\\.').replace('+', '\\+')}/${file}`);

/** What carries the registry to a page: its call, and each page that is visited here. */
const registryAnswers = new RegExp(
  `^(${['/api/remotes', ...productRemotes.map((name) => mainPages[name].path)].join('|')})(\\?|$)`,
);

const onTheWay: { what: string; file: string; fault: Fault }[] = [
  { what: 'entry is not found', file: 'remote-entry', fault: 'not found' },
  { what: 'entry answers 500', file: 'remote-entry', fault: 'server error' },
  { what: 'entry is an error body', file: 'remote-entry', fault: 'JSON error body' },
  { what: 'entry is a page', file: 'remote-entry', fault: 'HTML page' },
  { what: 'entry is cut off', file: 'remote-entry', fault: 'cut connection' },
  { what: 'entry is not what was built', file: 'remote-entry', fault: 'other script' },
  { what: 'entry hangs', file: 'remote-entry', fault: 'hangs' },
  { what: 'chunks are not found', file: 'static/js', fault: 'not found' },
  { what: 'chunks are not what was built', file: 'static/js', fault: 'other script' },
];

for (const name of productRemotes) {
  // Every fault meets the drill remotes; that the real ones have the same seam is seen by one.
  for (const [index, { what, file, fault }] of onTheWay.entries()) {
    test(
      `${name}, whose ${what}: the release before stands in`,
      wideUnless(index === 0, 'faults'),
      async ({ signedIn, network, trouble, released }) => {
        trouble.expect(...saidOfFailure);
        network.break(pathOf(name, released[name], file), fault);
        await expectFallBack(signedIn, name, released[name].before);
      },
    );
  }

  test(
    `${name}, whose entry has no hash: the release before stands in`,
    wide('faults'),
    async ({ signedIn, network, released }) => {
      const sign = createCarelessSigner(({ remotes }) => {
        for (const remote of remotes) if (remote.name === name) remote.integrity = '';
      });
      network.change(registryAnswers, sign);
      await expectFallBack(signedIn, name, released[name].before);
    },
  );

  for (const defect of defects) {
    test(
      `${name}, built so that it is broken (${defect}): what is stable stands in`,
      wide('faults'),
      async ({ signedIn, session, operators, trouble, released, broken }) => {
        trouble.expect(...saidOfFailure);
        await signedIn.addInitScript((value) => localStorage.setItem('drill', value), defect);
        const customer = await customerOf(session);
        await operators.release(`pin ${name}@${broken[name].versions[defect]} --customer ${customer}`);
        await expectFallBack(signedIn, name, released[name].now);
        await operators.release(`pin ${name} --customer ${customer}`);
      },
    );
  }
}

test(
  'a page of bookings is gone in the middle of a session: the release before has it',
  wide('faults'),
  async ({ signedIn, network, trouble, released }) => {
    trouble.expect(...saidOfFailure);
    const [list, form] = [new BookingListScreen(signedIn), new BookingFormScreen(signedIn)];
    await list.open();
    await expect(list.rows.first()).toBeVisible();
    network.break(pathOf('booking', released.booking, '.*/async/'), 'not found');
    const asked = await versionsAskedFor(signedIn, 'booking', async () => {
      await list.newBooking.click();
      await expect(form.submit).toBeVisible();
    });
    expect(asked).toContain(released.booking.before);
  },
);
