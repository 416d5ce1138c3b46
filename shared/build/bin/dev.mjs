import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './install.mjs';
import { Failure, finished, forwardSignals, main } from './processes.mjs';
import { childEnvironment, node, readJson, remoteFolders, root } from './workspace.mjs';

const colours = [36, 33, 35, 32, 34, 31];

// pnpm dev: server, shell, every remote and the widget gallery, each reloading on its own edits, in one terminal.
await main(async () => {
  await ensureInstalled();
  const remotes = remoteFolders().map((folder) => ({
    folder,
    address: `${readJson(`${folder}/remote.json`).name}=http://localhost:${devPort(folder)}/remote-entry.js`,
  }));
  const children = [
    start('api', ['--watch', '--watch-preserve-output', 'api/src/server.ts'], root, {
      BERTH_DEV_REMOTES: remotes.map(({ address }) => address).join(','),
      // No balancer stands before it, and every edit starts it again.
      STOP_DELAY_SECONDS: '0',
    }),
    ...['shell', ...remotes.map(({ folder }) => folder), 'shared/ui'].map((folder) =>
      start(folder, ['node_modules/@rsbuild/core/bin/rsbuild.js', 'dev'], join(root, folder)),
    ),
  ];
  console.log(`Berth for development (Ctrl-C stops everything)
  pages    http://localhost:3100
  widgets  http://localhost:3100/dev/ui/`);

  forwardSignals(children);
  const code = await Promise.race(children.map(finished));
  for (const child of children) child.kill();
  await Promise.all(
    children.filter((child) => child.exitCode === null && child.signalCode === null).map(finished),
  );
  return code;
});

function devPort(folder) {
  const port = /port:\s*(\d+)/.exec(readFileSync(join(root, folder, 'rsbuild.config.ts'), 'utf8'))?.[1];
  if (!port) throw new Failure(`${folder}/rsbuild.config.ts names no port.`);
  return port;
}

function start(name, args, cwd, env = {}) {
  const child = spawn(node, args, {
    cwd,
    env: { ...childEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const prefix = `\x1b[${colours.shift() ?? 37}m${name.padEnd(15)}\x1b[0m`;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} ${line}`));
  }
  return child;
}
