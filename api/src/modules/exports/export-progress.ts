import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';

export type ExportProgress = NonNullable<EndpointResult<Endpoints['GET /fileExport/progress']>>;

/**
 * How far the files are that are being made, by the person who waits and the key that they gave. In memory: who asks
 * another of several servers is told of nothing, and counts seconds.
 */
export function createProgressBook() {
  const running = new Map<string, ExportProgress>();
  const nameOf = (userId: string, key: string) => `${userId} ${key}`;
  return {
    /** Opens an entry that the work writes to; a key of an earlier file now names this one. */
    open(userId: string, key: string | undefined): { progress: ExportProgress; close: () => void } {
      const progress: ExportProgress = { total: null, read: 0, written: 0 };
      if (key === undefined) return { progress, close: () => undefined };
      const name = nameOf(userId, key);
      running.set(name, progress);
      const close = () => void (running.get(name) === progress && running.delete(name));
      return { progress, close };
    },
    find(userId: string, key: string): ExportProgress | null {
      return running.get(nameOf(userId, key)) ?? null;
    },
  };
}
