import type { ApiProblem, CallResult } from '@berth/runtime';

/** A conversation as the one who asked sees it. */
export type Thread = NonNullable<CallResult<'GET /index/getConversation'>>;

/** A stored file; `file` names it where it is said. */
export type TalkFile = { fileName: string; file: string };

/** Sent again with the same key it is said once. */
export type Saying = { idempotencyKey: string; words: string; files: string[] };

/** How a visitor is called and reached; each '' where it is not said, and of a signed-in person. */
export type Person = { name: string; mail: string };

/** Why it was not done; null where it was. */
export type Outcome = Promise<ApiProblem | null>;

/** One's own conversation with the forwarder, as a visitor or as a signed-in person. */
export type Talk = {
  /** Null where there is none, undefined while that is not known. */
  thread: Thread | null | undefined;
  problem: ApiProblem | undefined;
  refetch: () => unknown;
  start: (saying: Saying, person: Person, unseen: string) => Outcome;
  say: (id: string, saying: Saying) => Outcome;
  see: (id: string, entry: number) => unknown;
  end: (id: string) => Outcome;
  /** Null of a signed-in person, whose address is known. */
  leaveMail: ((id: string, mail: string) => Outcome) | null;
  upload: (file: File) => Promise<TalkFile>;
  hrefOf: (fileId: string) => string;
  /** What is being typed is kept under this name. */
  place: string;
};
