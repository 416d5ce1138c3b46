import type { Page } from '@playwright/test';

declare global {
  interface Window {
    berthPaints: { event: string; ms: number }[];
    berthFrames: number[];
  }
}

/** From now on the page notes how long after each of these events it has painted again. */
export async function watchPaints(page: Page, events: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    window.berthPaints = [];
    for (const name of names) {
      document.addEventListener(
        name,
        (event) => {
          requestAnimationFrame(() => {
            // The first task after the frame: what the frame callbacks, style, layout and paint cost is over.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () =>
              window.berthPaints.push({ event: name, ms: performance.now() - event.timeStamp });
            port2.postMessage(null);
          });
        },
        true,
      );
    }
  }, events);
}

/** What was noted since the last call, once the page rests. */
export function takePaints(page: Page): Promise<{ event: string; ms: number }[]> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.berthPaints.splice(0);
  });
}

/** Notes the milliseconds of each frame until `takeFrames`. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.berthFrames = [];
    let last = performance.now();
    const note = (now: number) => {
      window.berthFrames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

export function takeFrames(page: Page): Promise<number[]> {
  // The first one only begins.
  return page.evaluate(() => window.berthFrames.splice(0).slice(1));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
