/** How long a file of the shell's own, some 20 kB, may take on a line over which a page comes within its time. */
const quickMs = 2000;

let asking: Promise<boolean> | null = null;
let count = 0;

/**
 * Whether the line to the server is as it should be, told by a file that is known to be sound: the page's own script,
 * asked for anew and looked at byte by byte. Where that fails or is slow, no version of a remote is to blame.
 */
export function isLineGood(): Promise<boolean> {
  asking ??= probe().finally(() => {
    asking = null;
  });
  return asking;
}

async function probe(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const own = document.querySelector<HTMLScriptElement>('script[src][integrity], script[src]');
  if (!own) return true;
  const url = new URL(own.src);
  // Not the copy that the browser or the service worker keeps.
  url.searchParams.set('probe', String(++count));
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      // Whatever stands between answers with pages of its own.
      ...(own.integrity && { integrity: own.integrity }),
      signal: AbortSignal.timeout(quickMs),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
