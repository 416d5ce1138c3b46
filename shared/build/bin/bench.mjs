import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureFresh, gallery } from './build.mjs';
import { buildSingle, singleFronts } from './build-single.mjs';
import { ensureChromium, ensureHeadlessChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { jest } from './jest.mjs';
import { Failure, finished, main, run } from './processes.mjs';
import { childEnvironment, node, root } from './workspace.mjs';

const benchmarks = {
  /** The heavy widgets in a slowed browser, then the bytes of each. */
  kit: async () => {
    await ensureFresh([gallery]);
    const CHROMIUM_PATH = await ensureChromium();
    const speed = await withGallery((GALLERY_ORIGIN) =>
      run(node, ['bench/kit-speed.ts'], {
        cwd: join(root, 'e2e'),
        env: { CHROMIUM_PATH, GALLERY_ORIGIN },
      }),
    );
    return speed === 0 ? benchmarks.bytes() : speed;
  },
  bytes: () => run(node, ['bench/bytes-per-widget.ts'], { cwd: join(root, gallery) }),
  /**
   * The portal against the same sources as one application. Where there is a headless shell, in that: a Chromium with
   * a window loads hundreds of files of its own beside a page, and what that costs falls on either variant by chance.
   */
  pages: async () => {
    await buildSingle();
    const CHROMIUM_PATH = await ensureHeadlessChromium();
    return run(node, ['bench/portal-load.ts'], {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH, SINGLE_FRONTS: singleFronts },
    });
  },
  inserts: () => run(node, ['api/bench/insert-time.ts']),
  /** Ten thousand lines of goods out of an Excel file. */
  imports: () => run(node, ['api/bench/import-time.ts']),
  /** What others wait while ten people make the costliest calls, on both databases. */
  stalls: () => run(node, ['api/bench/stall-time.ts']),
  /** Booking figures and shipping marks of many lines and labels. */
  documents: () => run(node, ['api/bench/document-time.ts']),
  /**
   * A page of the list of bookings among a million, then bills and statements of a customer with twenty thousand bills,
   * over HTTP and as their bare statements.
   */
  lists: async () => {
    const bookings = await run(node, ['api/bench/list-time.ts']);
    return bookings === 0 ? benchmarks.bills() : bookings;
  },
  bills: () => run(node, ['api/bench/bill-time.ts']),
  /** A container event by how many bookings share the box. */
  events: () => run(node, ['api/bench/event-time.ts']),
  /** The API's test of a server that is killed under load, with more kills than beside the other tests. */
  kills: () =>
    run(node, jest(['--config', join(root, 'shared/build/bin/jest-projects.mjs'), 'server-kills']), {
      env: { MATRIX: 'kills', KILLS: process.env.KILLS ?? '50' },
    }),
};

// pnpm bench NAME: figures for people to compare, no tests: nothing fails for being slow.
await main(async () => {
  const name = process.argv[2] ?? '';
  if (!Object.hasOwn(benchmarks, name)) {
    throw new Failure(`usage: bench NAME, one of ${Object.keys(benchmarks).join(', ')}`);
  }
  await ensureInstalled();
  return benchmarks[name]();
});

/** Serves the built gallery for as long as the work takes. */
async function withGallery(work) {
  // A free one: another server on a fixed port would be measured in its place.
  const port = await freePort();
  const server = spawn(node, ['node_modules/@rsbuild/core/bin/rsbuild.js', 'preview', '--port', `${port}`], {
    cwd: join(root, gallery),
    env: { ...childEnvironment, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = finished(server);
  try {
    const origin = `http://localhost:${port}`;
    await answering(`${origin}/dev/ui/`, server);
    return await work(origin);
  } finally {
    server.kill();
    await ended;
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answering(address, server) {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Failure('The gallery could not be served.');
}
