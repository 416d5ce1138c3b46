import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, gallery } from '../../bin/build.mjs';
import { check } from '../../bin/check-steps.mjs';
import { ensureHeadlessChromium } from '../../bin/chromium.mjs';
import { jest } from '../../bin/jest.mjs';
import { Failure, run, timed } from '../../bin/processes.mjs';
import { cacheFolder, node, root } from '../../bin/workspace.mjs';
import { type Report, readJest, readPlaywright, readReport } from './read-reports.ts';
import type { StepTime } from './show-run.ts';

const e2e = join(root, 'e2e');
const projects = join(root, 'shared/build/bin/jest-projects.mjs');

/** What the steps of a run come to, in the order in which they ran. */
export type Run = { reports: Report[]; steps: StepTime[]; failedChecks: string[] };

/** Starts a run's record with what installing took before it. */
export function beginRun(): Run {
  const installed = Number(process.env.BERTH_INSTALL_SECONDS ?? 0);
  return { reports: [], steps: [{ name: 'install', seconds: installed }], failedChecks: [] };
}

/** Does a step and records what it took by the clock. */
async function step<Result>(record: Run, name: string, work: () => Promise<Result>): Promise<Result> {
  const { result, seconds } = await timed(work);
  record.steps.push({ name, seconds: Number(seconds) });
  return result;
}

/** Format, lint, types and unused code. */
async function runChecks(record: Run): Promise<void> {
  record.failedChecks.push(...(await step(record, 'checks', () => check({ withBoundaries: false }))));
}

/** Jest: all of the first ring, a part of the matrix, or some files. */
export async function runJest(record: Run, { part = '', files = [] as string[] } = {}): Promise<void> {
  const name = part ? `jest, ${part}` : 'jest';
  const path = reportPath(name);
  const args = ['--ci', '--json', `--outputFile=${path}`, '--config', projects];
  const chosen =
    files.length > 0
      ? ['--passWithNoTests', '--runTestsByPath', ...files.map((file) => join(root, file))]
      : [];
  const code = await step(record, name, () =>
    run(node, jest([...args, ...chosen]), { env: { CI: 'true', MATRIX: part || undefined } }),
  );
  record.reports.push(readReport(path, code, readJest));
}

/** Fetches the browser's package while the processor is needed less; what goes wrong then does so again later. */
export async function runChecksAndFetchBrowser(record: Run): Promise<void> {
  const fetched = ensureHeadlessChromium().catch(() => null);
  await runChecks(record);
  await step(record, 'browser package', () => fetched);
}

/** The browser suite on what is built now: the first ring, a part of the matrix, or some specs. */
export async function runBrowser(record: Run, { part = '', files = [] as string[] } = {}): Promise<void> {
  const name = part ? `browser, ${part}` : 'browser';
  const path = reportPath(name);
  const specs = files.map((file) => file.replace(/^e2e\//, ''));
  const args = [
    'test',
    '--reporter=list,json',
    ...(files.length > 0 ? ['--pass-with-no-tests'] : []),
    ...specs,
  ];
  try {
    await step(record, 'builds', () => ensureBuilt([gallery]));
    const CHROMIUM_PATH = await ensureHeadlessChromium();
    const code = await step(record, name, () =>
      run(node, [join(e2e, 'node_modules/@playwright/test/cli.js'), ...args], {
        cwd: e2e,
        env: { CI: 'true', MATRIX: part || undefined, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
      }),
    );
    record.reports.push(readReport(path, code, readPlaywright));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A build that fails hides nothing of what ran before it.
    record.reports.push({ tests: [], otherFailures: [error.message], fileSeconds: {} });
  }
}

function reportPath(name: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  const path = join(cacheFolder, `${name.replace(', ', '-')}.json`);
  rmSync(path, { force: true });
  return path;
}
