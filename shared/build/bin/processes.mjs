import { spawn } from 'node:child_process';
import { constants } from 'node:os';
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

/** Runs a command in the foreground. Resolves with its exit code. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return finished(
    spawn(command, args, {
      cwd,
      env: { ...childEnvironment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}

/** Runs a command silently. Resolves with its exit code and all that it said. */
export async function capture(command, args, { env = {}, cwd = root } = {}) {
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
  return { code: await finished(child), output };
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
