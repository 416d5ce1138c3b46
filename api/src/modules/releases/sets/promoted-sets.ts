type SetMove = { number: number; kind: string; set_name: string | null };
type PromotedSet = { number: number; name: string };

/** The promotions of sets that rollbacks would undo one by one; each earlier rollback has undone one already. */
function listPromotedSets(newestFirst: readonly SetMove[]): PromotedSet[] {
  const promoted: PromotedSet[] = [];
  let undone = 0;
  for (const { number, kind, set_name } of newestFirst) {
    if (kind === 'setRolledBack') undone += 1;
    else if (undone > 0) undone -= 1;
    else promoted.push({ number, name: set_name ?? '' });
  }
  return promoted;
}

/** The promotion of a set that the next rollback would undo. */
export function findPromotedSet(newestFirst: readonly SetMove[]): PromotedSet | null {
  return listPromotedSets(newestFirst)[0] ?? null;
}

/** Stable is exactly what a set says, for each of its remotes. */
export function isSetInForce(
  { versions }: { versions: Readonly<Record<string, string>> },
  stable: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(versions).every(([remote, version]) => stable[remote] === version);
}

/** It runs now; or it is the set that a rollback would undo, or the one before it, to which that leads. */
export function isSetNeeded(
  set: { name: string; versions: Readonly<Record<string, string>> },
  stable: Readonly<Record<string, string>>,
  newestFirst: readonly SetMove[],
): boolean {
  const [promoted, before] = listPromotedSets(newestFirst);
  return isSetInForce(set, stable) || set.name === promoted?.name || set.name === before?.name;
}
