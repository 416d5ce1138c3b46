import type { LocalizedText, Problem } from '@berth/contract';

/** For each list of a record, the key on screen of each row of the request. */
export type RowKeys = Readonly<Record<string, readonly string[]>>;

/**
 * A problem with its own words, such as that of a definition's rule. `isMissing`: something is still empty. `unread`: what
 * its control holds and the draft does not have.
 */
export type WordedProblem = { texts: LocalizedText; isMissing?: boolean; unread?: string };

export type FormProblem = Problem | WordedProblem;

/** Problems by path in the form: the name of a field, or `<list>.<row key>.<field>`. */
export type FormProblems = ReadonlyMap<string, FormProblem>;

/** A path of the request (`cargo.2.weight`, or `booking.cargo.2.weight` where `record` is `booking`) as a path of the form. */
export function toFormPath(path: string, keys: RowKeys, record = ''): string {
  const inRecord = record !== '' && path.startsWith(`${record}.`) ? path.slice(record.length + 1) : path;
  const [head = '', index, ...rest] = inRecord.split('.');
  const key = index === undefined ? undefined : keys[head]?.[Number(index)];
  return key === undefined ? inRecord : [head, key, ...rest].join('.');
}

/** The first problem at each path of the form. */
export function problemsByPath(problems: readonly Problem[], keys: RowKeys): ReadonlyMap<string, Problem> {
  const byPath = new Map<string, Problem>();
  for (const problem of problems) {
    const path = toFormPath(problem.path, keys);
    if (!byPath.has(path)) byPath.set(path, problem);
  }
  return byPath;
}

/** What controls hold and the draft does not have, by path. */
export function unreadOf(reported: FormProblems): [path: string, text: string][] {
  return [...reported].flatMap(([path, problem]) =>
    'unread' in problem && problem.unread !== undefined ? [[path, problem.unread]] : [],
  );
}
