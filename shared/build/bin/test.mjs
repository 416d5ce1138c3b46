import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check-steps.mjs';
import { ensureInstalled } from './install.mjs';
import { jest } from './jest.mjs';
import { main, run } from './processes.mjs';
import { cacheFolder, node, root } from './workspace.mjs';

const reports = { jest: join(cacheFolder, 'jest.json'), playwright: join(cacheFolder, 'playwright.json') };

// npm test: everything, from a fresh clone. One failing part does not hide the others.
await main(async () => {
  await ensureInstalled();
  mkdirSync(cacheFolder, { recursive: true });
  for (const report of Object.values(reports)) rmSync(report, { force: true });

  const failedChecks = await check({ withBoundaries: false });
  const allProjects = join(root, 'shared/build/bin/jest-projects.mjs');
  const jestCode = await run(
    node,
    jest(['--ci', '--json', `--outputFile=${reports.jest}`, '--config', allProjects]),
    { env: { CI: 'true' } },
  );
  const browserCode = await run(
    process.execPath,
    [join(root, 'shared/build/bin/e2e.mjs'), '--reporter=list,json'],
    { env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright } },
  );

  const { passed, failed } = sum([jestCounts(jestCode), playwrightCounts(browserCode)]);
  if (failedChecks.length > 0) console.log(`Checks failed: ${failedChecks.join('; ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed + failedChecks.length + jestCode + browserCode === 0 ? 0 : 1;
});

// A run that ended badly without a failing test of its own (a file that does not load) counts as one failure.
function jestCounts(code) {
  const report = readReport(reports.jest);
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return { passed: report?.numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function playwrightCounts(code) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(reports.playwright)?.stats ?? {};
  return { passed: expected + flaky, failed: code !== 0 && unexpected === 0 ? 1 : unexpected };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function sum(counts) {
  return counts.reduce((total, { passed, failed }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
  }));
}
