import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../bin/build.mjs';
import { check } from '../../bin/check-steps.mjs';
import { ensureHeadlessChromium } from '../../bin/chromium.mjs';
import { jest } from '../../bin/jest.mjs';
import { Failure, run, timed, tookTooLong } from '../../bin/processes.mjs';
import { cacheFolder, node, root } from '../../bin/workspace.mjs';
import { failedFiles, hasFailureOfNoFile, judgedAgain, judgedWhole } from './judge-again.ts';
import { type Report, readJest, readPlaywright, readReport } from './read-reports.ts';
import type { StepTime } from './show-run.ts';

const e2e = join(root, 'e2e');
const projects = join(root, 'shared/build/bin/jest-projects.mjs');

/** What each step may take in minutes, on a machine several times as slow as an ordinary one. */
const limits = { jest: 35, browser: 30, oneFile: 20 };
/** Whoever waits for a run gives it 90 minutes. */
const mostMinutes = 85;
/** Nothing is judged again after so many minutes, and no whole suite. */
const judgeUntilMinutes = { oneFile: 75, suite: 50 };
/** So many files do not fail because a machine is busy. */
const mostJudged = 30;

/** Which tests run: the first ring, a part of the matrix, or files, whichever ring they are of. */
export type Choice = { ring?: 'first'; part?: string; files?: readonly string[] };
type Runner = 'jest' | 'playwright';
/** What one tool said of what was chosen. */
type Result = { runner: Runner; choice: Choice; report: Report };

/** What the steps of a run come to, in the order in which they ran. */
export type Run = { startedAt: number; results: Result[]; steps: StepTime[]; reasons: string[] };

/** Starts a run's record with what installing took before it. */
export function beginRun(): Run {
  const installed = Number(process.env.BERTH_INSTALL_SECONDS ?? 0);
  return {
    startedAt: Date.now() - installed * 1000,
    results: [],
    steps: [{ name: 'install', seconds: installed }],
    reasons: [],
  };
}

/** Does a step and records what it took by the clock. */
async function step<Result>(record: Run, name: string, work: () => Promise<Result>): Promise<Result> {
  const { result, seconds } = await timed(work);
  record.steps.push({ name, seconds: Number(seconds) });
  return result;
}

/**
 * Format, lint, types, unused code and boundaries, and beside them the search for a browser: what is red here ends the
 * run in its second minute.
 */
export async function runChecks(record: Run): Promise<void> {
  const browser = ensureHeadlessChromium().then(
    () => [],
    (error: Error) => [`no browser: ${error.message}`],
  );
  const failed: string[] = await step(record, 'checks', () => check());
  record.reasons.push(...failed.map((name) => `check: ${name}`), ...(await browser));
}

/** Jest on what is chosen. */
export async function runJest(record: Run, choice: Choice): Promise<void> {
  const minutes = minutesFor(record, limits.jest);
  const report = await step(record, nameOf('jest', choice), () => askJest(choice, minutes));
  record.results.push({ runner: 'jest', choice, report });
  if (!choice.ring) console.log(`Property tests drew from the seed ${drawnSeed}.`);
}

/** The browser suite on what is chosen, and on what is built now. */
export async function runBrowser(record: Run, choice: Choice): Promise<void> {
  try {
    await step(record, 'builds', () => ensureBuilt());
    const minutes = minutesFor(record, limits.browser);
    const report = await step(record, nameOf('browser', choice), () => askPlaywright(choice, minutes));
    record.results.push({ runner: 'playwright', choice, report });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A build that fails hides nothing of what ran before it.
    record.reasons.push(error.message);
  }
}

/** What a step may take of the minutes that are left. */
function minutesFor(record: Run, most: number): number {
  return Math.max(1, Math.min(most, Math.floor(mostMinutes - minutesSince(record))));
}

const minutesSince = ({ startedAt }: Run) => (Date.now() - startedAt) / 60_000;

/**
 * What failed runs once more when nothing else does: each file alone, in a process of its own. Before that, a suite in
 * which something failed that is of no file, such as its start, runs once more as a whole.
 */
export async function judgeFailuresAgain(record: Run): Promise<void> {
  for (const result of record.results) {
    const { report, choice, runner } = result;
    if (!hasFailureOfNoFile(report) || minutesSince(record) > judgeUntilMinutes.suite) continue;
    console.log(`\nJudged again as a whole: ${runner}`);
    const minutes = minutesFor(record, runner === 'jest' ? limits.jest : limits.browser);
    const again = await step(record, 'judged again as a whole', () =>
      runner === 'jest' ? askJest(choice, minutes) : askPlaywright(choice, minutes),
    );
    result.report = judgedWhole(report, again);
  }
  const failed = record.results.flatMap((result) =>
    failedFiles(result.report).map((file) => ({ result, file })),
  );
  if (failed.length === 0) return;
  if (failed.length > mostJudged) {
    console.log(`${failed.length} files failed: too many to be judged again.`);
    return;
  }
  await step(record, 'judged again', async () => {
    for (const { result, file } of failed) {
      if (minutesSince(record) > judgeUntilMinutes.oneFile) break;
      console.log(`\nJudged again: ${file}`);
      const ask = result.runner === 'jest' ? askJest : askPlaywright;
      const again = await ask({ ...result.choice, files: [file] }, minutesFor(record, limits.oneFile));
      result.report = judgedAgain(result.report, file, again);
    }
  });
}

async function askJest(choice: Choice, minutes: number): Promise<Report> {
  const { files = [] } = choice;
  const path = reportPath(nameOf('jest', choice));
  const args = ['--ci', '--json', `--outputFile=${path}`, '--config', projects];
  const chosen =
    files.length > 0
      ? ['--passWithNoTests', '--runTestsByPath', ...files.map((file) => join(root, file))]
      : [];
  const code = await run(node, jest([...args, ...chosen]), {
    env: environmentOf(choice),
    minutes,
  });
  return withLimit(readReport(path, code, readJest), code, `jest took more than ${minutes} minutes`);
}

async function askPlaywright(choice: Choice, minutes: number): Promise<Report> {
  const { files = [] } = choice;
  const path = reportPath(nameOf('browser', choice));
  const args = [
    join(e2e, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    ...(files.length > 0 ? ['--pass-with-no-tests'] : []),
    ...(files.length === 1 ? ['--workers=1'] : []),
    ...files.map((file) => file.replace(/^e2e\//, '')),
  ];
  const code = await run(node, args, {
    cwd: e2e,
    env: {
      ...environmentOf(choice),
      CHROMIUM_PATH: await ensureHeadlessChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    },
    minutes,
  });
  return withLimit(
    readReport(path, code, readPlaywright),
    code,
    `the browser suite took more than ${minutes} minutes`,
  );
}

/** Machines are slow at times: limits are this many times as long as for people. */
const patience = process.env.PATIENCE ?? '3';
/** What property tests of the matrix draw from, other each time. */
const drawnSeed = Math.floor(Math.random() * 2 ** 31);

function environmentOf({ ring, part }: Choice) {
  const seed = ring ? 1 : drawnSeed;
  return {
    CI: 'true',
    RING: ring ?? '',
    MATRIX: part ?? '',
    PATIENCE: patience,
    PROPERTY_SEED: String(seed),
  };
}

function withLimit(report: Report, code: number, message: string): Report {
  if (code === tookTooLong) report.otherFailures.push({ file: null, message });
  return report;
}

const nameOf = (tool: 'jest' | 'browser', { part, files = [] }: Choice): string =>
  [tool, part, files.length > 0 ? 'chosen files' : ''].filter(Boolean).join(', ');

function reportPath(name: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  const path = join(cacheFolder, `${name.replaceAll(', ', '-').replaceAll(' ', '-')}.json`);
  rmSync(path, { force: true });
  return path;
}
