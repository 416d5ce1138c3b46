import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../../bin/workspace.mjs';

/** One test of one run, whichever tool ran it. */
export type TestOutcome = {
  /** Path of the test's file from the top. */
  file: string;
  /** Its titles from the outermost on. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  tries: number;
  seconds: number;
};

/** What failed outside of any test: a file that does not load, a hook, a crashed worker, the tool itself. */
export type OtherFailure = {
  /** Path of the test file from the top; null where no file is to blame. */
  file: string | null;
  message: string;
};

/** All that a tool reports of one run. */
export type Report = {
  tests: TestOutcome[];
  otherFailures: OtherFailure[];
  /** What had failed so, and passed when its file was judged again. */
  recovered?: OtherFailure[];
  /** What each file took on its worker. */
  fileSeconds: Record<string, number>;
};

/** The part of Jest's JSON that is read here. */
export type JestJson = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      duration?: number | null;
      invocations?: number;
    }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { duration: number; retry: number }[] }[];
  }[];
};

/** The part of Playwright's JSON that is read here. */
export type PlaywrightJson = {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string; location?: { file: string } }[];
};

const isSpec = /\.spec\.ts$/;
const fromTop = (path: string) => relative(root, path).split(sep).join('/');
const seconds = (ms: number) => ms / 1000;

/** What Jest's JSON says. */
export function readJest({ testResults }: JestJson): Report {
  const report: Report = { tests: [], otherFailures: [], fileSeconds: {} };
  for (const result of testResults) {
    const file = fromTop(result.name);
    const tests = result.assertionResults.map((test) => ({
      file,
      name: [...test.ancestorTitles, test.title].join(' › '),
      status: statusOf(test.status),
      tries: test.invocations ?? 1,
      seconds: seconds(test.duration ?? 0),
    }));
    report.tests.push(...tests);
    if (result.status === 'failed' && !tests.some(({ status }) => status === 'failed')) {
      report.otherFailures.push({ file, message: firstLine(result.message) || 'did not run' });
    }
    // The API has a file once for each database.
    report.fileSeconds[file] = (report.fileSeconds[file] ?? 0) + seconds(result.endTime - result.startTime);
  }
  return report;
}

/** The first line that says something: of a crash Jest puts a title before it. */
function firstLine(message = ''): string {
  const lines = message.split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('●')) ?? '';
}

function statusOf(status: string): TestOutcome['status'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

/** What Playwright's JSON says. */
export function readPlaywright({ config, suites, errors }: PlaywrightJson): Report {
  const tests = suites.flatMap((suite) => testsOf(suite, fromTop(join(config.rootDir, suite.file)), []));
  const fileSeconds: Record<string, number> = {};
  for (const test of tests) fileSeconds[test.file] = (fileSeconds[test.file] ?? 0) + test.seconds;
  return {
    tests,
    otherFailures: errors.map(({ message, location }) => ({
      file: location && isSpec.test(location.file) ? fromTop(location.file) : null,
      message: firstLine(message) || 'an error without words',
    })),
    fileSeconds,
  };
}

const playwrightStatuses: Record<string, TestOutcome['status']> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};

function testsOf(suite: PlaywrightSuite, file: string, titles: string[]): TestOutcome[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file,
      name: [...titles, spec.title].join(' › '),
      status: playwrightStatuses[status] ?? 'skipped',
      tries: results.length,
      seconds: seconds(results.reduce((sum, { duration }) => sum + duration, 0)),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => testsOf(child, file, [...titles, child.title]));
  return [...own, ...inner];
}

/**
 * A tool's report out of the file that it wrote. A run that ended badly although nothing in the report failed counts
 * as one failure, and so does one without a report.
 */
export function readReport<Json>(path: string, exitCode: number, read: (json: Json) => Report): Report {
  const report = existsSync(path)
    ? read(JSON.parse(readFileSync(path, 'utf8'))) // as the tool wrote it
    : { tests: [], otherFailures: [], fileSeconds: {} };
  const hasFailure =
    report.otherFailures.length > 0 || report.tests.some(({ status }) => status === 'failed');
  if (exitCode !== 0 && !hasFailure) {
    report.otherFailures.push({ file: null, message: `exit code ${exitCode} without a failed test` });
  }
  return report;
}
