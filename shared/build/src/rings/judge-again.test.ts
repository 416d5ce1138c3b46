import { expect, test } from '@jest/globals';
import { failedFiles, hasFailureOfNoFile, judgedAgain, judgedWhole } from './judge-again.ts';
import type { Report, TestOutcome } from './read-reports.ts';

const file = 'api/src/a.test.ts';

const outcome = (name: string, status: TestOutcome['status'] = 'passed', of = file): TestOutcome => ({
  file: of,
  name,
  status,
  tries: 1,
  seconds: 0.1,
});

function report(tests: TestOutcome[], otherFailures: Report['otherFailures'] = []): Report {
  return { tests, otherFailures, fileSeconds: {} };
}

const crash = { file, message: 'SIGSEGV' };

test('files with a failed test and files that failed as a whole are judged again, each once', () => {
  const b = 'api/src/b.test.ts';
  const first = report([outcome('one', 'failed', b), outcome('two', 'failed', b)], [crash]);
  first.otherFailures.push({ file: null, message: 'exit code 1' });
  expect(failedFiles(first)).toEqual([b, file]);
});

test('a test that passes when it is judged again is unsteady, one that fails again has failed', () => {
  const first = report([outcome('shaky', 'failed'), outcome('broken', 'failed'), outcome('sound')]);
  const second = report([outcome('shaky'), outcome('broken', 'failed'), outcome('sound')]);
  expect(judgedAgain(first, file, second).tests).toEqual([
    { ...outcome('shaky'), tries: 2 },
    { ...outcome('broken', 'failed'), tries: 2 },
    outcome('sound'),
  ]);
});

test('a test that passed beside the failed one and fails alone is unsteady, too', () => {
  const first = report([outcome('shaky', 'failed'), outcome('other')]);
  const again = judgedAgain(first, file, report([outcome('shaky'), outcome('other', 'failed')]));
  expect(again.tests.map(({ status, tries }) => [status, tries])).toEqual([
    ['passed', 2],
    ['passed', 2],
  ]);
});

test('a test that is not there the second time has failed', () => {
  const again = judgedAgain(report([outcome('gone', 'failed')]), file, report([]));
  expect(again.tests).toEqual([{ ...outcome('gone', 'failed'), tries: 2 }]);
});

test('a file that crashed and then passes is recovered, and its tests count', () => {
  const again = judgedAgain(report([], [crash]), file, report([outcome('one')]));
  expect(again).toMatchObject({ tests: [outcome('one')], otherFailures: [], recovered: [crash] });
});

test('a file that crashes again has failed; what other files did is left alone', () => {
  const other = outcome('one', 'failed', 'api/src/b.test.ts');
  const again = judgedAgain(report([other], [crash]), file, report([], [crash]));
  expect(again).toMatchObject({ tests: [other], otherFailures: [crash], recovered: [] });
});

test('a file whose second run does not come to an end has failed by that', () => {
  const late = { file: null, message: 'jest took more than 8 minutes' };
  const again = judgedAgain(report([outcome('one', 'failed')]), file, report([], [late]));
  expect(again.otherFailures).toEqual([late]);
});

test('a test that was skipped first and fails when its file is judged again has failed', () => {
  const again = judgedAgain(report([outcome('one', 'skipped')]), file, report([outcome('one', 'failed')]));
  expect(again.tests).toEqual([{ ...outcome('one', 'failed'), tries: 2 }]);
});

const noStart = { file: null, message: 'the server did not start' };

test('a suite whose start failed is judged again as a whole: what passes then is recovered', () => {
  const first = report([], [noStart]);
  expect(hasFailureOfNoFile(first)).toBe(true);
  const again = judgedWhole(first, report([outcome('one'), outcome('two', 'failed')]));
  expect(again).toMatchObject({ otherFailures: [], recovered: [noStart] });
  expect(again.tests.map(({ name, status }) => [name, status])).toEqual([
    ['one', 'passed'],
    ['two', 'failed'],
  ]);
});

test('a suite whose start fails again has failed, and what failed in its files stays to be judged', () => {
  const again = judgedWhole(report([outcome('one')], [noStart, crash]), report([], [noStart]));
  expect(again).toMatchObject({ tests: [outcome('one')], otherFailures: [crash, noStart], recovered: [] });
});
