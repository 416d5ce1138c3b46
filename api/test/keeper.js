import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program beside the test run that makes a database and keeps it until the channel closes; what it
 * reports becomes environment variables of the tests. In a process of its own: it is plain Node there.
 */
export async function startKeeper(file) {
  const keeper = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: [] });
  const made = await new Promise((resolve, reject) => {
    keeper.once('message', resolve);
    keeper.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  Object.assign(process.env, made);
  keepers.push(keeper);
}

export async function stopKeepers() {
  await Promise.all(keepers.splice(0).map(stopKeeper));
}

async function stopKeeper(keeper) {
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.disconnect();
  await ended;
}

// Jest loads setup and teardown as modules of their own, so the list hangs on the process that they share.
globalThis.berthKeepers ??= [];
const keepers = globalThis.berthKeepers;
