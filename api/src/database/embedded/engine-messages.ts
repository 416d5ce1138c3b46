/** What the engine's thread is asked, with a number that its answer repeats. */
export type EngineOrder = { id: number } & EngineWork;

export type EngineWork =
  | { query: string; values: (string | null)[] }
  | { exec: string }
  /** Notifications of a channel are told with the number of this order, until it is taken back. */
  | { listen: string }
  | { unlisten: number }
  | { close: true };

/** Texts as PostgreSQL wrote them: the receiver makes values of them, as it does of those from a server. */
export type TextResult = {
  columns: { name: string; type: number }[];
  rows: (string | null)[][];
  affectedRows: number | undefined;
};

/** What PostgreSQL says of a statement that failed: its error's fields, and its message. */
export type Failure = { message: string } & Record<string, unknown>;

/** `syncs` counts the syncs to disk until then; a commit that changed something adds at least one. */
export type EngineSaid =
  | { started: true }
  | { notStarted: string }
  | { id: number; results: TextResult[]; syncs: number }
  | { id: number; failure: Failure; syncs: number }
  | { listener: number; payload: string };
