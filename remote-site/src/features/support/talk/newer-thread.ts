import type { Thread } from './talk.ts';

/** An answer that was overtaken on its way changes nothing. */
export function newerThread(before: Thread | null | undefined, answer: Thread): Thread {
  return before && before.id === answer.id && before.version > answer.version ? before : answer;
}
