import { removeStored, type TypedStore, writeLater } from './typed-store.ts';

/**
 * Notes by name what is typed and how it is forgotten; null: nothing is typed there any more. `isRetained` says that it
 * is there again after a reload. The runtime's `useNoteTyped` fits: its page asks before it goes.
 */
export type NoteTyped = (name: string, forget: (() => void) | null, isRetained?: boolean) => void;

type TypedWork = {
  /** What it began from. */
  from: string;
  value: unknown;
  note: NoteTyped | undefined;
  /** Missing for what lives as long as the page. */
  store: TypedStore | undefined;
};

/** What was typed and is not saved, by name, as long as the page lives. */
const typedWork = new Map<string, TypedWork>();

export const typedOf = (name: string | null): TypedWork | undefined =>
  name === null ? undefined : typedWork.get(name);

/** Retains it and notes it on the page where it was last typed or shown, on no other. */
export function retainTyped(name: string, work: TypedWork): void {
  const before = typedWork.get(name);
  if (before?.note !== work.note) before?.note?.(name, null);
  typedWork.set(name, work);
  work.note?.(name, () => dropTyped(name));
  if (work.store) writeLater(name, work.store, work.value);
}

export function dropTyped(name: string): void {
  const before = typedWork.get(name);
  typedWork.delete(name);
  removeStored(name, before?.store);
  before?.note?.(name, null);
}
