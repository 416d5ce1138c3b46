import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment, root } from './workspace.mjs';

/** Ends the script with a message for people instead of a stack trace. */
export class Failure extends Error {}

/** Runs a script's main function and turns what it throws into words and an exit code. */
export async function main(run) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** The exit code of a command that took longer than it may. */
export const tookTooLong = 124;

/** Runs a command in the foreground, for so many minutes at most. Resolves with its exit code. */
export function run(command, args, { env = {}, cwd = root, minutes = Infinity } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...childEnvironment, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return finishedWithin(child, minutes);
}

/** Runs a command silently, for so many minutes at most. Resolves with its exit code and all that it said. */
export async function capture(command, args, { env = {}, cwd = root, minutes = Infinity } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...childEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await finishedWithin(child, minutes);
  if (code === tookTooLong) output += `\nIt took more than ${minutes} minutes and was ended.`;
  return { code, output };
}

/** Does what depends on other machines up to three times. Resolves with the exit code of the last try. */
export async function tryThreeTimes(attempt) {
  for (let tries = 1; ; tries += 1) {
    const code = await attempt();
    if (code === 0 || tries === 3) return code;
    console.log(`That ended with ${code}: trying again …`);
    await wait(5_000 * tries);
  }
}

/** Ends a child that is still there after so many minutes: by the signal that a keyboard sends, then by force. */
async function finishedWithin(child, minutes) {
  if (minutes === Infinity) return await finished(child);
  let isLate = false;
  const ask = setTimeout(() => {
    isLate = true;
    child.kill('SIGINT');
  }, minutes * 60_000);
  const force = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000 + 30_000);
  // What the child has started may hold its output open.
  const gone = new Promise((resolve) => child.once('exit', () => isLate && resolve(tookTooLong)));
  try {
    const code = await Promise.race([finished(child), gone]);
    return isLate ? tookTooLong : code;
  } finally {
    clearTimeout(ask);
    clearTimeout(force);
  }
}

/** Resolves with the exit code; a death by signal counts 128 and the signal's number, as in a shell. */
export function finished(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      reject(new Failure(`Could not start ${child.spawnfile}: ${error.message}`));
    });
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Passes on the signals that ask to stop. */
export function forwardSignals(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the children itself; twice would mean "now" to a server that is closing.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
  }
}

export async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { result, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}
