import { type RecordKind, recordKinds } from '@berth/contract';

/** The tag type of a kind of record. Released remotes name `Booking` as a word, so the form stays. */
export function tagTypeOf<Kind extends RecordKind>(kind: Kind): Capitalize<Kind> {
  return kind.replace(/^./, (first) => first.toUpperCase()) as Capitalize<Kind>; // the same, said to the compiler
}

/** The tag types of all kinds of record. */
export const recordTagTypes = recordKinds.map((kind) => tagTypeOf(kind));
