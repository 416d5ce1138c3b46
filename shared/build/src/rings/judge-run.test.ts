import { describe, expect, test } from '@jest/globals';
import { judgeRun } from './judge-run.ts';
import type { QuarantinedTest } from './quarantine.ts';
import type { Report, TestOutcome } from './read-reports.ts';
import { showRun } from './show-run.ts';

const today = '2026-11-23';

const outcome = (name: string, rest: Partial<TestOutcome> = {}): TestOutcome => ({
  file: 'api/src/a.test.ts',
  name,
  status: 'passed',
  tries: 1,
  seconds: 0.1,
  ...rest,
});

const report = (...tests: TestOutcome[]): Report => ({ tests, otherFailures: [], fileSeconds: {} });

const entry = (name: string, expires: string): QuarantinedTest => ({
  file: 'api/src/a.test.ts',
  name,
  owner: 'Wei',
  reason: 'waits for wall time',
  expires,
});

describe('a run', () => {
  test('is good when every test passes at once', () => {
    const verdict = judgeRun([report(outcome('one')), report(outcome('two'))], [], today);
    expect(verdict).toMatchObject({ passed: 2, failed: 0, unsteady: [], isGood: true });
  });

  test('fails with a failing test, and with what failed outside of one', () => {
    expect(judgeRun([report(outcome('one', { status: 'failed', tries: 2 }))], [], today)).toMatchObject({
      failed: 1,
      unsteady: [],
      isGood: false,
    });
    const broken = { ...report(outcome('one')), otherFailures: ['api/src/b.test.ts as a whole'] };
    expect(judgeRun([broken], [], today)).toMatchObject({ passed: 1, failed: 1, isGood: false });
  });

  test('names and counts what passed only when repeated, and fails above five', () => {
    const unsteady = (count: number) =>
      report(...Array.from({ length: count }, (_, at) => outcome(`test ${at}`, { tries: 2 })));
    const five = judgeRun([unsteady(5)], [], today);
    expect(five).toMatchObject({ passed: 5, failed: 0, isGood: true });
    expect(five.unsteady).toContain('api/src/a.test.ts: test 4');
    expect(judgeRun([unsteady(6)], [], today).isGood).toBe(false);
  });
});

describe('the quarantine', () => {
  const failing = report(outcome('one', { status: 'failed' }), outcome('two', { tries: 2 }));

  test('excuses a test by name until its last day, and names it', () => {
    const verdict = judgeRun([failing], [entry('one', today), entry('two', today)], today);
    expect(verdict).toMatchObject({ failed: 0, unsteady: [], expired: [], isGood: true });
    expect(verdict.excused).toEqual([
      'api/src/a.test.ts: one (Wei, until 2026-11-23)',
      'api/src/a.test.ts: two (Wei, until 2026-11-23)',
    ]);
  });

  test('excuses no other test', () => {
    expect(judgeRun([failing], [entry('another', today)], today)).toMatchObject({ failed: 1, isGood: false });
  });

  test('fails the run by an expired entry, even where its test passes', () => {
    const verdict = judgeRun([report(outcome('one'))], [entry('one', '2026-11-22')], today);
    expect(verdict).toMatchObject({ failed: 0, isGood: false });
    expect(verdict.expired).toEqual(['api/src/a.test.ts: one (Wei, until 2026-11-22)']);
    expect(judgeRun([failing], [entry('one', '2026-11-22')], today).failed).toBe(1);
  });
});

test('the end of a run shows the slowest tests, the minutes, the unsteady ones, and the counts last', () => {
  const tests = Array.from({ length: 25 }, (_, at) => outcome(`test ${at}`, { seconds: at }));
  const reports: Report[] = [
    { ...report(...tests, outcome('shaky', { tries: 2 })), fileSeconds: { 'api/src/a.test.ts': 90 } },
    {
      ...report(),
      fileSeconds: { 'e2e/journeys/releases-page.spec.ts': 30, 'e2e/journeys/releases.spec.ts': 30 },
    },
  ];
  const lines = showRun(judgeRun(reports, [], today), reports, [{ name: 'checks', seconds: 30 }], ['types']);
  expect(lines.filter((line) => / s {2}api/.test(line))).toHaveLength(20);
  expect(lines[1]).toBe('   24.0 s  api/src/a.test.ts: test 24');
  expect(lines).toEqual(
    expect.arrayContaining(['  0.5  checks', '   1.5  api', '   1.0  e2e/journeys/releases']),
  );
  expect(lines.slice(-4)).toEqual([
    'Checks failed: types',
    'unsteady: 1',
    '  api/src/a.test.ts: shaky',
    '26 passed, 0 failed',
  ]);
});
