import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Report, readJest, readPlaywright, readReport } from './read-reports.ts';

jest.setTimeout(60_000);

const jestBin = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
const e2eModules = fileURLToPath(new URL('../../../../e2e/node_modules', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'berth-reports-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The tool as it is, on tests of which one passes, one fails, and one passes only when repeated. */
async function runTool(args: string[], env: Record<string, string> = {}): Promise<number> {
  // A worker of the Jest that runs this has variables for its own children.
  const { JEST_WORKER_ID: _, NODE_OPTIONS: __, ...outer } = process.env;
  return await promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...outer, ...env } }).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
}

const body = `
  test.describe?.configure?.({ mode: 'default' });
  test('passes', () => {});
  test('fails', () => { throw new Error('always'); });
`;

function inShort({ tests, otherFailures }: Report) {
  return {
    tests: tests.map(({ name, status, tries }) => `${name} ${status} ${tries}`).sort(),
    otherFailures,
  };
}

const expected = {
  tests: ['group › fails failed 2', 'group › passes passed 1', 'group › shaky passed 2'],
  otherFailures: [],
};

test("a test that passed only when repeated is told from Jest's report", async () => {
  await writeFile(
    join(folder, 'some.test.js'),
    `jest.retryTimes(1); let runs = 0;
     describe('group', () => { ${body} test('shaky', () => { if (++runs === 1) throw new Error('once'); }); });`,
  );
  await writeFile(join(folder, 'broken.test.js'), 'throw new Error("does not load");');
  await writeFile(join(folder, 'jest.config.json'), '{ "testEnvironment": "node" }');
  const path = join(folder, 'report.json');
  const code = await runTool([jestBin, '--ci', '--watchman=false', '--json', `--outputFile=${path}`]);
  const { tests, otherFailures } = inShort(readReport(path, code, readJest));
  expect(tests).toEqual(expected.tests);
  const broken = {
    file: expect.stringMatching(/broken\.test\.js$/),
    message: expect.stringMatching(/does not load/),
  };
  expect(otherFailures).toEqual([broken]);
});

test("a test that passed only when repeated is told from Playwright's report", async () => {
  await symlink(e2eModules, join(folder, 'node_modules'));
  await writeFile(
    join(folder, 'some.spec.ts'),
    `import { test } from '@playwright/test';
     test.describe('group', () => {
       ${body}
       test('shaky', ({}, info) => { if (info.retry === 0) throw new Error('once'); });
     });`,
  );
  const path = join(folder, 'report.json');
  const cli = join(e2eModules, '@playwright/test/cli.js');
  const code = await runTool([cli, 'test', '--retries=1', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  });
  expect(inShort(readReport(path, code, readPlaywright))).toEqual(expected);
});

test('a tool that ends badly without a failing test counts as one failure', () => {
  const path = join(folder, 'none.json');
  expect(readReport(path, 1, readJest).otherFailures).toEqual([
    { file: null, message: 'exit code 1 without a failed test' },
  ]);
});
