/** Slower than this, a page of some 250 kB does not come within ten seconds, however sound it is. */
const leastBytesPerMs = 25;
/** For the way there and back. */
const patienceMs = 700;
/** Size of the file to fetch: enough to measure the line, and soon there. */
const wantedBytes = 50_000;

/** Ticks that are late do not come twice: browsers leave out those that a busy page has missed. */
const tickMs = 50;

let asking: Promise<boolean> | null = null;
let count = 0;

/**
 * Whether the line to the server is as it should be, measured by a file of the shell's own, which is known to be sound:
 * it is refetched, timed, and compared by its hash. Where that fails or is slow, no version of a remote is to blame.
 */
export function isLineGood(): Promise<boolean> {
  asking ??= probe().finally(() => {
    asking = null;
  });
  return asking;
}

type OwnFile = { href: string; bytes: number; integrity: string };

async function probe(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const own = ownFile();
  if (!own) return true;
  const url = new URL(own.href);
  // Not the copy in the cache of the browser or the service worker.
  url.searchParams.set('probe', String(++count));
  const patience = startPatience(patienceMs + own.bytes / leastBytesPerMs);
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      // Whatever stands between answers with pages of its own.
      ...(own.integrity && { integrity: own.integrity }),
      signal: patience.signal,
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  } finally {
    patience.end();
  }
}

/**
 * Aborts after a time in which the page could have taken an answer. While its own code, or a busy machine, keeps it
 * from anything, no time of the line passes: otherwise a slow computer would be taken for a slow line.
 */
function startPatience(milliseconds: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  let left = milliseconds;
  const timer = setInterval(() => {
    left -= tickMs;
    if (left <= 0) controller.abort();
  }, tickMs);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}

/** Of the scripts that this page came with, the one whose size is nearest to what is wanted. */
function ownFile(): OwnFile | null {
  const sizes = new Map(
    performance.getEntriesByType('resource').map((entry) => [entry.name, encodedBytes(entry)]),
  );
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"][integrity]');
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
  const files = [
    ...[...links].map((link) => ({ href: link.href, integrity: integrityOf(link) })),
    ...[...scripts].map((script) => ({ href: script.src, integrity: integrityOf(script) })),
  ].filter(({ href }) => href.startsWith(`${window.location.origin}/static/`));
  const distance = ({ bytes }: OwnFile) => Math.abs(bytes - wantedBytes);
  const known = files.map((file) => ({ ...file, bytes: sizes.get(file.href) ?? 0 }));
  return known.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

function encodedBytes(entry: PerformanceEntry): number {
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
}

const integrityOf = (element: Element) => element.getAttribute('integrity') ?? '';
