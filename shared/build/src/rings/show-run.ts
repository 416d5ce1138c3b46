import { longSuites, ringOf, slowFrom } from './first-ring.ts';
import type { Verdict } from './judge-run.ts';
import type { Report } from './read-reports.ts';

/** What a step of the run took by the clock. */
export type StepTime = { name: string; seconds: number };

const minutes = (seconds: number) => (seconds / 60).toFixed(1);
const mostNamed = 12;

/** The lines that say where a run's time went. */
export function showTimes(reports: readonly Report[], steps: readonly StepTime[]): string[] {
  return [
    ...section('Slowest tests', slowest(reports)),
    ...section(
      'Minutes of each part',
      steps.map((step) => `${minutes(step.seconds)}  ${step.name}`),
    ),
    ...section('Minutes of the workers by folder', folderMinutes(reports)),
    ...section(
      'Slow suites that are not on record (node shared/build/src/rings/keep-long-suites.ts)',
      unrecorded(reports),
    ),
  ];
}

/** The lines that end a run: what was unsteady, the verdict, and the counts last. `seenBefore`: unsteady earlier, too. */
export function showVerdict(verdict: Verdict, seenBefore: readonly string[] = []): string[] {
  return [
    ...section('In quarantine, and failed or unsteady', verdict.excused),
    `unsteady: ${verdict.unsteady.length}`,
    ...verdict.unsteady.map(
      (name) =>
        `  ${name}${seenBefore.includes(name) ? ' (not for the first time: mend it or move it)' : ''}`,
    ),
    verdict.reasons.length === 0 ? 'GREEN' : `RED: ${shortened(verdict.reasons).join('; ')}`,
    `${verdict.passed} passed, ${verdict.failed} failed`,
  ];
}

function shortened(reasons: readonly string[]): string[] {
  const more = reasons.length - mostNamed;
  return more > 0 ? [...reasons.slice(0, mostNamed), `and ${more} more`] : [...reasons];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

function slowest(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
    .map(({ seconds, file, name }) => `${seconds.toFixed(1).padStart(5)} s  ${file}: ${name}`);
}

function unrecorded(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ fileSeconds }) => Object.entries(fileSeconds))
    .filter(
      ([file, seconds]) =>
        /\.test\.tsx?$/.test(file) &&
        // A busy machine takes longer than the record says.
        seconds >= slowFrom * 1.5 &&
        ringOf(file) === 'first' &&
        (longSuites[file] ?? 0) < slowFrom,
    )
    .map(([file, seconds]) => `${seconds.toFixed(0).padStart(3)} s  ${file}`);
}

function folderMinutes(reports: readonly Report[]): string[] {
  const sums = new Map<string, number>();
  for (const { fileSeconds } of reports) {
    for (const [file, seconds] of Object.entries(fileSeconds)) {
      const folder = folderOf(file);
      sums.set(folder, (sums.get(folder) ?? 0) + seconds);
    }
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([folder, seconds]) => `${minutes(seconds).padStart(4)}  ${folder}`);
}

/** A package of Jest's; of the browser suite the folder of the spec, or the first word of its name. */
function folderOf(file: string): string {
  const spec = /^e2e\/journeys\/(?:[^/]+\/|[a-z]+)/.exec(file);
  return spec?.[0] ?? /^(?:shared\/)?[^/]+/.exec(file)?.[0] ?? file;
}
