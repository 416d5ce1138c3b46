import type { OtherFailure, Report, TestOutcome } from './read-reports.ts';

/** The files in which something failed, the ones with a failed test first. */
export function failedFiles({ tests, otherFailures }: Report): string[] {
  const ofTests = tests.filter(({ status }) => status === 'failed').map(({ file }) => file);
  const ofOthers = otherFailures.flatMap(({ file }) => file ?? []);
  return [...new Set([...ofTests, ...ofOthers])];
}

/**
 * A report after a file of it ran once more, alone. What failed both times has failed. What passed once is unsteady: it
 * has two tries, or, where the file had failed as a whole, the file is `recovered`.
 */
export function judgedAgain(first: Report, file: string, second: Report): Report {
  const isOfFile = (one: { file: string | null }) => one.file === file;
  const before = first.tests.filter(isOfFile);
  const after = second.tests.filter(isOfFile);
  const otherBefore = first.otherFailures.filter(isOfFile);
  // Where it does not even start again, that is what has failed.
  const otherAfter = second.otherFailures;
  const isGoodNow = otherAfter.length === 0 && after.length > 0;
  return {
    tests: [
      ...first.tests.filter((test) => !isOfFile(test)),
      ...before.map((test) => outcomeOfBoth(test, after)),
      ...after.filter(({ name }) => !before.some((test) => test.name === name)),
    ],
    otherFailures: [
      ...first.otherFailures.filter((failure) => !isOfFile(failure)),
      ...(isGoodNow ? [] : otherBefore.length > 0 ? otherBefore : otherAfter),
    ],
    recovered: [...(first.recovered ?? []), ...(isGoodNow ? otherBefore : [])],
    fileSeconds: first.fileSeconds,
  };
}

/** Whether something failed that no file is to blame for: the start of a suite, the end of a worker. */
export function hasFailureOfNoFile({ otherFailures }: Report): boolean {
  return otherFailures.some(({ file }) => file === null);
}

/** A report after its whole suite ran once more, because something had failed that was of no file. */
export function judgedWhole(first: Report, second: Report): Report {
  const isOfNoFile = ({ file }: OtherFailure) => file === null;
  const added = second.tests.filter(
    (test) => !first.tests.some(({ file, name }) => file === test.file && name === test.name),
  );
  return {
    tests: [
      ...first.tests.map((test) =>
        outcomeOfBoth(
          test,
          second.tests.filter(({ file }) => file === test.file),
        ),
      ),
      ...added,
    ],
    otherFailures: [
      ...first.otherFailures.filter((failure) => !isOfNoFile(failure)),
      ...second.otherFailures.filter(isOfNoFile),
    ],
    recovered: hasFailureOfNoFile(second) ? [] : first.otherFailures.filter(isOfNoFile),
    fileSeconds: { ...second.fileSeconds, ...first.fileSeconds },
  };
}

function outcomeOfBoth(before: TestOutcome, after: readonly TestOutcome[]): TestOutcome {
  // A suite of the API may have run on two databases: all of them count.
  const again = after.filter(({ name }) => name === before.name);
  const passedAgain = again.length > 0 && again.every(({ status }) => status === 'passed');
  if (before.status === 'skipped' && again.some(({ status }) => status === 'failed')) {
    return { ...before, status: 'failed', tries: 2 };
  }
  if (before.status === 'failed') {
    return passedAgain ? { ...before, status: 'passed', tries: 2 } : { ...before, tries: 2 };
  }
  const failsNow = again.some(({ status }) => status === 'failed');
  return failsNow ? { ...before, tries: 2 } : before;
}
