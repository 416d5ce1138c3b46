import { defineConfig } from '@playwright/test';
import { testsOf } from './fixtures/matrix.ts';
import { patience } from './fixtures/patience.ts';

const isCi = Boolean(process.env.CI);

/**
 * The browser suite on the built product. `pnpm e2e` builds what is stale and says where Chromium is. `RING=first` and
 * `MATRIX` choose what runs: see `testsOf`.
 */
export default defineConfig({
  testDir: 'journeys',
  testIgnore: process.env.LOOKS ? [] : 'screenshots.spec.ts',
  ...testsOf(process.env),
  globalSetup: './fixtures/seed-once.ts',
  outputDir: 'test-results',
  // Every test makes what it needs, so that tests may run in any order and beside each other.
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // For a whole journey on a slow machine; each step of it has its own, shorter time.
  timeout: 300_000 * patience,
  expect: { timeout: 30_000 * patience },
  reporter: isCi ? 'list' : [['list'], ['html', { open: 'never' }]],
  use: {
    actionTimeout: 30_000 * patience,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A dialog that still grows on a busy machine is somewhere else when the button of the mouse comes up: no click.
    contextOptions: { reducedMotion: 'reduce' },
    // A copy of the page with each step takes more than the steps themselves on a page of a hundred fields: it is made
    // by whoever will look at it.
    trace: { mode: isCi ? 'off' : 'retain-on-failure', screenshots: false, sources: false },
  },
});
