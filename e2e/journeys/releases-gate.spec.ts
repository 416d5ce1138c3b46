import { ChangedCheckout } from '../fixtures/changed-checkout.ts';
import { patience } from '../fixtures/patience.ts';
import { PortalServer } from '../fixtures/portal-server.ts';
import { readRegistry } from '../fixtures/release-team.ts';
import { expect, test as releaseTest } from '../fixtures/release-test.ts';
import { sessionCookies } from '../fixtures/session.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';

/** What the tool ends with when a build does not fit what is deployed. */
const incompatible = 3;
const contract = 'shared/contract/src/booking/booking.endpoints.ts';
const answers = (fields: string) => `result: z.object({ ${fields} })`;
const asBuilt = answers('businessNumber: z.string()');
const withMore = answers('businessNumber: z.string(), takenAt: z.string().optional()');
const withLess = answers('number: z.string()');

/** A portal whose API is of another time than the remotes that come to it. */
const test = releaseTest.extend<object, { checkout: ChangedCheckout }>({
  checkout: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const checkout = await ChangedCheckout.copy(['api', 'shared/contract']);
      await use(checkout);
      await checkout.remove();
    },
    { scope: 'worker', timeout: 60_000 * patience },
  ],
  portal: [
    async ({ checkout }, use) => {
      // It begins with an API that answers one field more than the remotes know.
      await checkout.edit({ file: contract, from: asBuilt, to: withMore });
      const server = await PortalServer.create({}, checkout.folder);
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 * patience },
  ],
});

test('what would break is refused with its reason, what fits passes; an open page is told when its API moves on', async ({
  page,
  context,
  session,
  portal,
  checkout,
  team,
  trouble,
}) => {
  // The page may ask for what it keeps ahead while the server is being replaced.
  trouble.expect(/ERR_CONNECTION_REFUSED .*\/remotes\/files/);
  const parcel = new ReleasedScreen(page);
  const redeploy = async (from: string, to: string) => {
    await portal.kill('SIGTERM');
    await checkout.edit({ file: contract, from, to });
    await portal.start();
  };
  await context.addCookies(sessionCookies(session));

  await test.step('an API that answers more than was known is fine', async () => {
    const { exitCode, output } = await team.tryToPublish('parcel', '1.1.0');
    expect([exitCode, output]).toEqual([0, expect.stringContaining('fits what is deployed')]);
    await page.goto(parcel.path);
    await expect(parcel.start('1.0.0')).toBeVisible();
  });

  await test.step('the very same version again changes nothing', async () => {
    const { exitCode, output } = await team.tryToPublish('parcel', '1.1.0');
    expect([exitCode, output]).toEqual([0, expect.stringContaining('Nothing to do: parcel@1.1.0')]);
  });

  await test.step('a remote that needs a newer runtime', async () => {
    const { exitCode, output } = await team.tryToPublish('parcel', '3.0.0');
    expect(exitCode).toBe(incompatible);
    expect(output).toContain('Needs @berth/runtime ^0.1.1, deployed is 0.1.0');
  });

  await test.step('an answer that lost a field', async () => {
    await redeploy(withMore, withLess);
    const { exitCode, output } = await team.tryToPublish('parcel', '1.2.0');
    expect(exitCode).toBe(incompatible);
    expect(output).toContain('GET /business/getServeceId data.businessNumber');
    expect(output).toContain('is not sure to have data.businessNumber');
  });

  await test.step('nor can what came before be promoted', async () => {
    const { exitCode, output } = await team.run(['promote', 'parcel@1.1.0', '--to', 'stable']);
    expect([exitCode, output]).toEqual([incompatible, expect.stringContaining('data.businessNumber')]);
  });

  await test.step('a call that is not there', async () => {
    await redeploy("'GET /business/getServeceId'", "'GET /business/getServiceNumber'");
    const { exitCode, output } = await team.tryToPublish('parcel', '1.2.0');
    expect(exitCode).toBe(incompatible);
    expect(output).toContain('Calls GET /business/getServeceId, which the deployed API does not have');
    // What was refused has left nothing behind.
    const { remotes } = await readRegistry(portal.origin, null);
    expect(remotes.find(({ name }) => name === 'parcel')?.version).toMatch(/^1\.0\.0\+/);
  });

  await test.step('one without that call fits, and the page that still makes it insists on a reload', async () => {
    await team.bringOut('parcel', '4.0.0');
    await parcel.comeBack();
    const dialog = page.getByRole('dialog', { name: '请刷新页面' });
    await expect(dialog).toContainText('您打开的版本已不能与服务器配合使用');
    await dialog.getByRole('button', { name: '刷新' }).click();
    await expect(parcel.start('4.0.0')).toBeVisible();
  });
});
