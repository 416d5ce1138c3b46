import type { TypedVgm, VgmDraft } from './vgm-rows.ts';

/** What is typed as the browser retains it. */
export const textOfVgmDraft = (typed: VgmDraft): string => JSON.stringify([...typed]);

/** What was retained; null for what is no such draft. */
export function readVgmDraft(read: unknown): VgmDraft | null {
  try {
    const rows: unknown = typeof read === 'string' ? JSON.parse(read) : null;
    return Array.isArray(rows) && rows.length > 0 && rows.every(isRow) ? new Map(rows) : null;
  } catch {
    return null;
  }
}

function isRow(row: unknown): row is [number, TypedVgm] {
  if (!Array.isArray(row) || typeof row[0] !== 'number') return false;
  const { vgmKg, vgmMethod, on } = Object(row[1]) as Record<string, unknown>; // every part is checked
  const { version, rows } = Object(on) as Record<string, unknown>; // both are checked
  const isEntry = typeof vgmKg === 'string' && (vgmMethod === null || typeof vgmMethod === 'string');
  return (
    isEntry &&
    typeof version === 'number' &&
    Array.isArray(rows) &&
    rows.every((each) => Object(each) === each)
  );
}
