import { describe, expect, test } from '@jest/globals';
import { judgeRun } from './judge-run.ts';
import type { QuarantinedTest } from './quarantine.ts';
import type { Report, TestOutcome } from './read-reports.ts';
import { showTimes, showVerdict } from './show-run.ts';

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
  test('is green when every test passes', () => {
    const verdict = judgeRun([report(outcome('one')), report(outcome('two'))], [], today);
    expect(verdict).toMatchObject({ passed: 2, failed: 0, unsteady: [], reasons: [] });
  });

  test('is red by a failing test, and by what failed outside of one, each by name', () => {
    expect(judgeRun([report(outcome('one', { status: 'failed', tries: 2 }))], [], today)).toMatchObject({
      failed: 1,
      unsteady: [],
      reasons: ['api/src/a.test.ts: one'],
    });
    const crash = { file: 'api/src/b.test.ts', message: 'SIGSEGV' };
    const broken = {
      ...report(outcome('one')),
      otherFailures: [crash, { file: null, message: 'exit code 1' }],
    };
    expect(judgeRun([broken], [], today)).toMatchObject({
      passed: 1,
      failed: 2,
      reasons: ['api/src/b.test.ts as a whole: SIGSEGV', 'exit code 1'],
    });
  });

  test('is red by a check that failed, which counts as a failure', () => {
    expect(judgeRun([], [], today, ['check: types'])).toMatchObject({
      passed: 0,
      failed: 1,
      reasons: ['check: types'],
    });
  });

  test('names what passed only when it was judged again, and stays green however much that is', () => {
    const shaky = report(...Array.from({ length: 20 }, (_, at) => outcome(`test ${at}`, { tries: 2 })));
    shaky.recovered = [{ file: 'api/src/b.test.ts', message: 'SIGSEGV' }];
    const verdict = judgeRun([shaky], [], today);
    expect(verdict).toMatchObject({ passed: 20, failed: 0, reasons: [] });
    expect(verdict.unsteady).toHaveLength(21);
    expect(verdict.unsteady).toContain('api/src/a.test.ts: test 4');
  });
});

describe('the quarantine', () => {
  const failing = report(outcome('one', { status: 'failed' }), outcome('two', { tries: 2 }));

  test('excuses a test by name until its last day, and names it', () => {
    const verdict = judgeRun([failing], [entry('one', today), entry('two', today)], today);
    expect(verdict).toMatchObject({ failed: 0, unsteady: [], reasons: [] });
    expect(verdict.excused).toEqual([
      'api/src/a.test.ts: one (Wei, until 2026-11-23)',
      'api/src/a.test.ts: two (Wei, until 2026-11-23)',
    ]);
  });

  test('excuses no other test', () => {
    expect(judgeRun([failing], [entry('another', today)], today).failed).toBe(1);
  });

  test('turns the run red by an expired entry, which counts as a failure even where its test passes', () => {
    const verdict = judgeRun([report(outcome('one'))], [entry('one', '2026-11-22')], today);
    expect(verdict).toMatchObject({
      failed: 1,
      reasons: ['api/src/a.test.ts: one (in quarantine until 2026-11-22, Wei)'],
    });
    expect(judgeRun([failing], [entry('one', '2026-11-22')], today).failed).toBe(2);
  });
});

describe('the last lines of a run', () => {
  test('say where the time went: the slowest tests, parts, folders, and slow suites that are not on record', () => {
    const tests = Array.from({ length: 25 }, (_, at) => outcome(`test ${at}`, { seconds: at }));
    const reports: Report[] = [
      { ...report(...tests), fileSeconds: { 'api/src/a.test.ts': 90 } },
      {
        ...report(),
        fileSeconds: { 'e2e/journeys/releases-page.spec.ts': 30, 'e2e/journeys/releases.spec.ts': 30 },
      },
    ];
    const lines = showTimes(reports, [{ name: 'checks', seconds: 30 }]);
    expect(lines.filter((line) => / s {2}api.*: test/.test(line))).toHaveLength(20);
    expect(lines[1]).toBe('   24.0 s  api/src/a.test.ts: test 24');
    expect(lines).toEqual(
      expect.arrayContaining([
        '  0.5  checks',
        '   1.5  api',
        '   1.0  e2e/journeys/releases',
        '   90 s  api/src/a.test.ts',
      ]),
    );
  });

  test('are GREEN and the counts, under the names of what was unsteady', () => {
    const verdict = judgeRun([report(outcome('one'), outcome('shaky', { tries: 2 }))], [], today);
    expect(showVerdict(verdict)).toEqual([
      'unsteady: 1',
      '  api/src/a.test.ts: shaky',
      'GREEN',
      '2 passed, 0 failed',
    ]);
    expect(showVerdict(verdict, verdict.unsteady)[1]).toContain('not for the first time');
  });

  test('are RED with the reasons, the first dozen by name, and the counts', () => {
    const failed = Array.from({ length: 14 }, (_, at) => outcome(`test ${at}`, { status: 'failed' }));
    const [red, counts] = showVerdict(judgeRun([report(...failed)], [], today, ['check: types'])).slice(-2);
    expect(red).toMatch(/^RED: check: types; api\/src\/a\.test\.ts: test 0; .*; and 3 more$/);
    expect(counts).toBe('0 passed, 15 failed');
  });
});
