import type { QuarantinedTest } from './quarantine.ts';
import type { Report, TestOutcome } from './read-reports.ts';

/** What a run comes to. */
export type Verdict = {
  passed: number;
  /** Tests that failed, and each reason beside a test. */
  failed: number;
  /** Why it is red, by name; none where it is green. */
  reasons: string[];
  /** What failed once and passed when it was judged again, by file and name. It turns no run red. */
  unsteady: string[];
  /** Quarantined tests that failed or were unsteady, with their owner and last day. */
  excused: string[];
};

/**
 * Says what the reports come to on a day (`2026-11-23`). `otherReasons`: checks, builds and limits that failed before
 * or beside the tests.
 */
export function judgeRun(
  reports: readonly Report[],
  quarantine: readonly QuarantinedTest[],
  today: string,
  otherReasons: readonly string[] = [],
): Verdict {
  const tests = reports.flatMap((report) => report.tests);
  const entryOf = (test: TestOutcome) =>
    quarantine.find(
      ({ file, name, expires }) => file === test.file && name === test.name && expires >= today,
    );
  const failedTests = tests.filter(({ status }) => status === 'failed');
  const unsteadyTests = tests.filter(({ status, tries }) => status === 'passed' && tries > 1);
  const excused = [...failedTests, ...unsteadyTests].flatMap((test) => {
    const entry = entryOf(test);
    return entry ? [`${titleOf(test)} (${entry.owner}, until ${entry.expires})`] : [];
  });
  const expired = quarantine.filter(({ expires }) => expires < today);
  const reasons = [
    ...otherReasons,
    ...expired.map((entry) => `${titleOf(entry)} (in quarantine until ${entry.expires}, ${entry.owner})`),
    ...reports.flatMap((report) => report.otherFailures).map(nameOfFailure),
    ...failedTests.filter((test) => !entryOf(test)).map(titleOf),
  ];
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: reasons.length,
    reasons,
    unsteady: [
      ...reports.flatMap((report) => report.recovered ?? []).map(nameOfFailure),
      ...unsteadyTests.filter((test) => !entryOf(test)).map(titleOf),
    ],
    excused,
  };
}

const titleOf = ({ file, name }: { file: string; name: string }) => `${file}: ${name}`;
const nameOfFailure = ({ file, message }: { file: string | null; message: string }) =>
  file === null ? message : `${file} as a whole: ${message}`;
