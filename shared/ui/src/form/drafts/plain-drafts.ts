import { namesOf, readText, writeText } from '../../stored-record/stored-text.ts';
import type { RetainedDraft } from './retained-drafts.ts';
import { isRetained } from './stored-draft.ts';
import type { UnsavedStore } from './unsaved-store.ts';

/** The last version of the records that earlier releases wrote, as plain text. */
const lastVersion = 4;

/**
 * Takes over what earlier releases retained unsealed in places that begin so, and removes it there. A record of a
 * version that is not known here is left to the release that wrote it.
 */
export function takeOverPlain(store: UnsavedStore, prefix: string): void {
  const known = new Map(store.list().map(({ retained }) => [retained.formKey, retained.keptAt]));
  for (const place of namesOf('local', prefix)) {
    const text = readText('local', place);
    const forms = formsOf(text);
    if (text === null || forms === null) continue;
    // Room for the sealed ones: the store may be full.
    writeText('local', place, null);
    const isAllStored = forms
      .filter(({ formKey, keptAt }) => !known.has(formKey) || keptAt > (known.get(formKey) ?? ''))
      .map((form) => store.retain(place, form))
      .every(Boolean);
    if (!isAllStored) writeText('local', place, text);
  }
}

/** Null for what is no such record. The first version held one form, the later ones several. */
function formsOf(text: string | null): RetainedDraft<unknown>[] | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null');
    if (typeof record !== 'object' || record === null) return null;
    const { recordVersion, forms = [record] } = record as Record<string, unknown>; // every part is checked
    const isKnown = typeof recordVersion === 'number' && recordVersion >= 1 && recordVersion <= lastVersion;
    return isKnown && Array.isArray(forms) ? forms.map(withAllParts).filter(isRetained) : null;
  } catch {
    return null;
  }
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
