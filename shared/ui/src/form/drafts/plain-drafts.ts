import { namesOf, readText, writeText } from '../../stored-record/stored-text.ts';
import type { RetainedDraft } from './retained-drafts.ts';
import { isRetained } from './stored-draft.ts';
import { keptDays, type UnsavedStore } from './unsaved-store.ts';

/** The last version of the records that earlier releases wrote, as plain text. */
const lastVersion = 4;

/**
 * Takes over what earlier releases retained unsealed in places that begin so. Each form leaves the plain text once it is
 * sealed, and not before: the store may be full. A record of a version that is not known here is left to the release
 * that wrote it.
 */
export function takeOverPlain(store: UnsavedStore, prefix: string): void {
  const known = new Map(store.list().map(({ retained }) => [retained.formKey, retained.keptAt]));
  for (const place of namesOf('local', prefix)) {
    const record = readRecord(readText('local', place));
    const found = record && formsOf(record);
    if (!found) continue;
    let left = found.flatMap((raw) => readForm(raw) ?? []);
    if (left.length === 0) writeText('local', place, null);
    for (const { raw, form } of left) {
      const before = known.get(form.formKey);
      const isNewer = before === undefined || form.keptAt > before;
      const isSealed = isNewer ? store.retain(place, form) : store.isStored(form.formKey);
      if (!isSealed) continue;
      left = left.filter((each) => each.raw !== raw);
      // What is left is shorter than what lies there: it fits into a full store.
      const forms = left.map((each) => each.raw);
      writeText('local', place, forms.length === 0 ? null : JSON.stringify({ ...record, forms }));
    }
  }
}

/**
 * Removes what earlier releases retained of anybody under names that begin so, 30 days after its last change, and what
 * nobody can read. What of its own person found no room sealed stays: places of theirs begin with `own`.
 */
export function removeOldPlain(prefix: string, own: string): void {
  const oldest = Date.now() - keptDays * 86_400_000;
  for (const place of namesOf('local', prefix)) {
    const changedAt = lastChangeOf(readText('local', place));
    const isOld = changedAt === null || (changedAt < oldest && !place.startsWith(own));
    if (isOld) writeText('local', place, null);
  }
}

/** Of any version. Null for what says no time. */
function lastChangeOf(text: string | null): number | null {
  const record = parseRecord(text);
  const times = (record && formsOf(record))?.map((form) => Date.parse(Object(form).keptAt)) ?? [];
  const known = times.filter(Number.isFinite);
  return known.length === 0 ? null : Math.max(...known);
}

type PlainRecord = Record<string, unknown>;

/** Null for what is no record of a known version. */
function readRecord(text: string | null): PlainRecord | null {
  const record = parseRecord(text);
  const version = record?.recordVersion;
  return typeof version === 'number' && version >= 1 && version <= lastVersion ? record : null;
}

function parseRecord(text: string | null): PlainRecord | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null');
    return typeof record === 'object' && record !== null ? (record as PlainRecord) : null; // every part is checked
  } catch {
    return null;
  }
}

/** The first version held one form, the later ones several. Null for what holds none. */
function formsOf(record: PlainRecord): unknown[] | null {
  const { forms = [record] } = record;
  return Array.isArray(forms) ? forms : null;
}

/** A form as it lies there, and with all parts. Null for what is no form. */
function readForm(raw: unknown): { raw: unknown; form: RetainedDraft<unknown> } | null {
  const form = withAllParts(raw);
  return isRetained(form) ? { raw, form } : null;
}

/** Parts that an early version did not have. */
function withAllParts(form: unknown): unknown {
  return {
    windowKey: '',
    address: '',
    keptAt: '',
    version: null,
    base: null,
    attempt: null,
    ...Object(form),
  };
}
