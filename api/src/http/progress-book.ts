/**
 * How far work is that somebody waits for, by the person and the key that they gave. In memory: who asks another of
 * several servers gets no progress, and counts seconds.
 */
export function createProgressBook<Progress extends object>(start: Progress) {
  const running = new Map<string, Progress>();
  const nameOf = (userId: string, key: string) => `${userId} ${key}`;
  return {
    /** Opens an entry that the work writes to; a key of earlier work now names this. */
    open(userId: string, key: string | undefined): { progress: Progress; close: () => void } {
      const progress = { ...start };
      if (key === undefined) return { progress, close: () => undefined };
      const name = nameOf(userId, key);
      running.set(name, progress);
      const close = () => void (running.get(name) === progress && running.delete(name));
      return { progress, close };
    },
    find(userId: string, key: string): Progress | null {
      return running.get(nameOf(userId, key)) ?? null;
    },
  };
}
