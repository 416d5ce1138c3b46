import type { LiveStream } from './live-stream.ts';

/** All pages of a server that stops come to the others: not in the same second, and none before this one has ended. */
const comeBackMs = { first: 1_000, last: 15_000 };

type OpenPage = { stream: LiveStream };

/** The open pages of this server, by whom or what their streams are about. */
export function createOpenStreams<Page extends OpenPage>() {
  const pages = new Map<string, Set<Page>>();
  let isLeaving = false;
  const all = () => [...pages.values()].flatMap((each) => [...each]);
  const leave = ({ stream }: Page) => {
    const { first, last } = comeBackMs;
    stream.end('later', first + Math.random() * (last - first));
  };
  return {
    all,
    of: (key: string): Iterable<Page> => pages.get(key) ?? [],
    /** Keeps a page until its stream closes, and calls `onClose` then. */
    add: (key: string, page: Page, { isOnce, onClose }: { isOnce: boolean; onClose: () => void }) => {
      const own = pages.get(key) ?? new Set();
      pages.set(key, own.add(page));
      page.stream.once('close', () => {
        onClose();
        own.delete(page);
        if (own.size === 0 && pages.get(key) === own) pages.delete(key);
      });
      if (isLeaving && !isOnce) leave(page);
    },
    /** Sends every page its last event, since the server stops: they come back one after another, to another server. */
    sayGoodbye: () => {
      isLeaving = true;
      for (const page of all()) leave(page);
    },
  };
}
