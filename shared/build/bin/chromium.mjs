import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure, run, tryThreeTimes } from './processes.mjs';
import { node, root } from './workspace.mjs';

const systemNames = [
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Chromium without the parts that draw a window: the same pages in half of the time.
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of what the browser suite runs in: the system's headless shell, which continuous integration
 * installs where it may, else any Chromium.
 */
export function ensureHeadlessChromium() {
  headless ??= findHeadless();
  return headless;
}

/** Looked for once in a process: what is not there would be installed each time. */
let headless;

async function findHeadless() {
  if (process.env.CHROMIUM_PATH || playwrightsOwn()) return ensureChromium();
  if (process.env.CI && !existsSync(headlessShell) && canUseApt()) {
    await installPackages(['chromium-headless-shell']);
  }
  return existsSync(headlessShell) && starts(headlessShell) ? headlessShell : ensureChromium();
}

/** The path of a Chromium that starts; installs one where there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;

  console.log('No Chromium found: installing the one of Playwright …');
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  await run(node, [playwright, 'install', 'chromium'], { minutes: 5 });
  if (!findChromium() && canUseApt()) {
    console.log("Playwright's download is not available: installing the system's package …");
    await installPackages(['chromium']);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Failure('No Chromium could be found or installed. Set CHROMIUM_PATH to the path of one.');
  }
  return installed;
}

/** Whether it could is found out by who looks for what it installs. */
async function installPackages(names) {
  const fonts = hasChineseFont() ? [] : ['fonts-noto-cjk'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await tryThreeTimes(async () => {
    await run('apt-get', ['update'], { minutes: 3 });
    return await run('apt-get', ['install', '-y', ...names, ...fonts], { env, minutes: 5 });
  });
}

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Failure(`CHROMIUM_PATH is ${chosen}, but that does not start.`);
  }
  return [playwrightsOwn(), ...systemNames].find((path) => path && starts(path)) ?? null;
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function hasChineseFont() {
  const fonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return fonts.status === 0 && fonts.stdout.trim() !== '';
}
