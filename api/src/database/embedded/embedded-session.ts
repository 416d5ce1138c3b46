import type { PGlite } from '@electric-sql/pglite';

/** Of a statement; rows are values by column, as value-formats.ts reads them. */
export interface EngineResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}

/** The engine's one session, which whoever has the turn uses. */
export interface EngineSession {
  /** One statement with values. */
  query(text: string, values: (string | null)[]): Promise<EngineResult>;
  /** Several statements without; a result for each. */
  exec(text: string): Promise<EngineResult[]>;
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
}

export interface EmbeddedEngine {
  /** Whether a statement keeps the thread of its caller busy. */
  readonly isInThisThread: boolean;
  /**
   * For the turn that begins: another session than before where that one was lost, and then one that knows nothing of
   * what was under way.
   */
  session(): Promise<EngineSession>;
  /** Called with each session that takes the place of a lost one, before anybody uses it. */
  onReplaced(prepare: (session: EngineSession) => Promise<void>): void;
  readonly isClosed: boolean;
  close(): Promise<void>;
}

/** An engine as PGlite itself is: for what needs no server beside it. */
export function engineInThisThread(engine: PGlite): EmbeddedEngine {
  return {
    isInThisThread: true,
    session: async () => engine as EngineSession, // its rows are of any type, and no other
    onReplaced: () => undefined,
    get isClosed() {
      return engine.closed;
    },
    close: async () => void (engine.closed || (await engine.close())),
  };
}
