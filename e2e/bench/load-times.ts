import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** 10 Mbit/s down, 5 up, 40 ms, and a processor of a quarter of this one's speed. */
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 5_000_000 / 8,
};
const slowdown = 4;
const restMs = 700;
/** A request whose answer nobody reads (a report that is sent and forgotten) never ends. */
const forgottenMs = 2500;

/** What counts as the page being usable: an element that must be seen, and stand where it can be reached. */
export type Usable = { selector: string };

export type Load = {
  /** From the start of the navigation (or from the click) to the first frame with the usable page. */
  usableMs: number;
  /** First Contentful Paint; null after a click. */
  paintMs: number | null;
  /** Bytes on the wire, headers included, until then and until the page rests. */
  usableKb: number;
  restKb: number;
  requests: number;
  /** Scripts and styles that had to wait for each other, at most, until the page was usable. */
  rounds: number;
};

type Wire = { start: number; end: number; bytes: number; isCode: boolean };

/** Notes what comes over the wire. Times in milliseconds of the browser's own clock. */
class WireLog {
  readonly done: Wire[] = [];
  readonly #open = new Map<string, { start: number; isCode: boolean }>();
  lastAt = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '' }) => {
      this.lastAt = Date.now();
      this.#open.set(requestId, {
        start: timestamp * 1000,
        isCode: /Script|Stylesheet|Document|Other/.test(type),
      });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      this.lastAt = Date.now();
      const opened = this.#open.get(requestId);
      this.#open.delete(requestId);
      // What the cache answers is no transfer.
      if (opened && encodedDataLength > 0) {
        this.done.push({ ...opened, end: timestamp * 1000, bytes: encodedDataLength });
      }
    });
    session.on('Network.loadingFailed', ({ requestId }) => void this.#open.delete(requestId));
  }

  get isAtRest(): boolean {
    return Date.now() - this.lastAt > (this.#open.size === 0 ? restMs : forgottenMs);
  }
}

/** Loads an address with an empty cache, or, with `click`, goes on from there to another page. */
export async function measureLoad(
  context: BrowserContext,
  address: string,
  usable: Usable,
  click?: { selector: string; usable: Usable },
): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const first = new WireLog(session);
  await page.addInitScript(watchFor, usable.selector);
  await page.goto(address, { waitUntil: 'commit' });
  let usableAt = await usableTime(page, usable);
  await atRest(first);
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  let load = summarize(first, await originOf(page, first), usableAt, paintMs);
  if (click) {
    const second = new WireLog(session);
    await page.evaluate(watchFor, click.usable.selector);
    const clickedAt = await page.evaluate((selector) => {
      const link = document.querySelector<HTMLElement>(selector);
      if (!link) throw new Error(`Nothing to click: ${selector}`);
      const now = performance.now();
      link.click();
      return now;
    }, click.selector);
    usableAt = await usableTime(page, click.usable);
    await atRest(second);
    const origin = await originOf(page, first);
    load = summarize(second, origin + clickedAt, usableAt - clickedAt, null);
  }
  await page.close();
  return load;
}

function summarize({ done }: WireLog, from: number, usableMs: number, paintMs: number | null): Load {
  const until = done.filter(({ start }) => start - from <= usableMs);
  const kb = (wires: readonly Wire[]) =>
    Math.round(wires.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
  return {
    usableMs: Math.round(usableMs),
    paintMs: paintMs === null ? null : Math.round(paintMs),
    usableKb: kb(until),
    restKb: kb(done),
    requests: until.length,
    rounds: longestChain(until.filter(({ isCode }) => isCode)),
  };
}

/** How many of them, at most, came strictly one after another. */
function longestChain(wires: readonly Wire[]): number {
  const byStart = [...wires].sort((a, b) => a.start - b.start);
  const lengths = new Map<Wire, number>();
  for (const wire of byStart) {
    const before = byStart.filter(({ end }) => end <= wire.start).map((other) => lengths.get(other) ?? 1);
    lengths.set(wire, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths.values());
}

/** The navigation's start on the clock of the wire log: the document was asked for a moment after it. */
async function originOf(page: Page, { done }: WireLog): Promise<number> {
  const askedAfterMs = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).fetchStart; // the only kind of such an entry
  });
  return Math.min(...done.map(({ start }) => start)) - askedAfterMs;
}

async function atRest(log: WireLog): Promise<void> {
  log.lastAt = Date.now();
  while (!log.isAtRest) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function usableTime(page: Page, { selector }: Usable): Promise<number> {
  const found = page.waitForFunction(() => window.berthUsableAt, undefined, { timeout: 60_000, polling: 50 });
  const at = await found.catch(async (cause) => {
    const shown = await page
      .evaluate(() => document.body.textContent ?? '')
      .catch(() => 'nothing that answers');
    throw new Error(`No ${selector} at ${page.url()}, which shows:\n${shown.slice(0, 2000)}`, { cause });
  });
  return (await at.jsonValue()) ?? 0;
}

declare global {
  interface Window {
    berthUsableAt: number | undefined;
  }
}

/** In the page: notes the first frame in which the element is shown and nothing lies over it. */
function watchFor(selector: string): void {
  window.berthUsableAt = undefined;
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true });
      const shown = isShown
        ? document.elementFromPoint(left + Math.min(width, 8) / 2, top + height / 2)
        : null;
      if (shown && (element.contains(shown) || shown.contains(element))) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.berthUsableAt = performance.now();
        };
        port2.postMessage(null);
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
