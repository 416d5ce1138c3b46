// npm run bench -- kit: how quick the heavy widgets are in the built gallery with the CPU slowed down.
import { loadavg } from 'node:os';
import { chromium, type Locator, type Page } from '@playwright/test';
import { GalleryScreen } from '../screens/gallery.screen.ts';
import { type Work, watchWork } from './main-thread.ts';
import { percentile, takeFrames, takePaints, watchFrames, watchPaints } from './paint-times.ts';

const slowdown = 4;
const words = 20;
const keysPerWord = 5;
const openings = 10;
const wheelTurns = 90;

const round = (value: number) => Math.round(value * 10) / 10;

type Figures = Record<string, number>;

/** A word in each of some cells all over a sheet of 500 lines, each key until it is painted. */
function typeInFormTable(page: Page): Promise<Record<string, Figures>> {
  return typeWords(page, (word) => cellAt(page, ((word * 7) % words) / words, word));
}

/** What the browser and the machine cost in any case: the same in one field with nothing around it. */
function typeInField(page: Page): Promise<Record<string, Figures>> {
  return typeWords(page, async () => page.getByRole('textbox'));
}

/**
 * As a person does: a click, a short look, and some keys. The first key after a click is told apart from the others.
 * All words are typed twice: the times to paint are of the browser as it is, the time that the main thread worked
 * comes from a trace, which would slow down what it looks at.
 */
async function typeWords(
  page: Page,
  next: (word: number) => Promise<Locator>,
): Promise<Record<string, Figures>> {
  await watchPaints(page, ['keydown', 'input']);
  await slowDown(page, slowdown);
  const paints: number[] = [];
  for (let word = 0; word < words; word += 1) paints.push(...(await typeWord(page, await next(word))));
  const work = await watchWork(page);
  for (let word = 0; word < words; word += 1) await typeWord(page, await next(word), work);
  const busy = await work.take();
  const isFirst = (at: number) => at % keysPerWord === 0;
  const figures = (isWanted: (at: number) => boolean) => ({
    ...spread(paints.filter((_, at) => isWanted(at))),
    'CPU p50': round(
      percentile(
        busy.filter((_, at) => isWanted(at)),
        0.5,
      ),
    ),
  });
  return {
    'first key in a cell': figures(isFirst),
    'keys after it': figures((at) => !isFirst(at)),
    'all keys': figures(() => true),
  };
}

function spread(times: readonly number[]): Figures {
  return {
    keys: times.length,
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    longest: round(Math.max(...times)),
  };
}

async function typeWord(page: Page, place: Locator, work?: Work): Promise<number[]> {
  await place.click();
  await page.waitForTimeout(300);
  const times: number[] = [];
  for (let key = 0; key < keysPerWord; key += 1) {
    await takePaints(page);
    await work?.begin();
    await page.keyboard.press('7');
    const paints = await takePaints(page);
    await work?.end();
    if (!paints.some(({ event }) => event === 'input')) throw new Error('A key reached no field.');
    times.push(Math.max(...paints.map(({ ms }) => ms)));
  }
  return times;
}

/** Scrolls to a share of the sheet, and gives one of the cells in sight there: each time of another column. */
async function cellAt(page: Page, share: number, pick: number): Promise<Locator> {
  const scroller = await longScroller(page);
  await scroller.evaluate((element, to) => {
    element.scrollTop = to * (element.scrollHeight - element.clientHeight);
  }, share);
  await takePaints(page);
  const cells = page.locator('[data-state] [role=gridcell][tabindex="0"]:not([data-kind=select])');
  const inSight = await cells.evaluateAll((elements) =>
    elements.flatMap((cell, at) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return cell.contains(shown) ? [at] : [];
    }),
  );
  const chosen = inSight[(pick * 13) % inSight.length];
  if (chosen === undefined) throw new Error('No cell of the sheet is in sight.');
  return cells.nth(chosen);
}

/** From the click to the first paint with the drawer in it, and to the drawer at rest. */
async function openDrawer(page: Page): Promise<Figures[]> {
  const opener = page.locator('[data-state] button').first();
  const drawer = page.getByRole('dialog');
  await slowDown(page, slowdown);
  const first: number[] = [];
  const rest: number[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    const times = page.evaluate(timeTillDrawer);
    await opener.click();
    const { firstMs, restMs } = await times;
    first.push(firstMs);
    rest.push(restMs);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  }
  const [cold = Number.NaN, ...warm] = first;
  return [
    {
      openings,
      'first time': round(cold),
      p50: round(percentile(warm, 0.5)),
      longest: round(Math.max(...warm)),
      'at rest p50': round(percentile(rest, 0.5)),
    },
  ];
}

/** In the page: resolves after the next click has led to a drawer that stands still. */
function timeTillDrawer(): Promise<{ firstMs: number; restMs: number }> {
  const isThere = () =>
    [...document.querySelectorAll('[role=dialog]')].some(
      (dialog) =>
        dialog.checkVisibility({ visibilityProperty: true }) && dialog.getBoundingClientRect().width > 0,
    );
  const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        let firstMs: number | null = null;
        const look = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const ms = performance.now() - timeStamp;
            if (isThere()) firstMs ??= ms;
            if (firstMs !== null && !isMoving()) resolve({ firstMs, restMs: ms });
            else requestAnimationFrame(look);
          };
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** The wheel over a table of 10 000 rows. */
async function scrollTable(page: Page): Promise<Figures[]> {
  const scroller = await longScroller(page);
  await scroller.hover();
  await slowDown(page, slowdown);
  await watchFrames(page);
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  const frames = await takeFrames(page);
  const pixels = await scroller.evaluate((element) => element.scrollTop);
  if (pixels < 4000) throw new Error(`The wheel moved the table by ${pixels} pixels only.`);
  return [
    {
      pixels: Math.round(pixels),
      frames: frames.length,
      p50: round(percentile(frames, 0.5)),
      'over 50 ms': frames.filter((ms) => ms > 50).length,
      longest: round(Math.max(...frames)),
    },
  ];
}

/** What scrolls in the state: an element much taller inside than outside, or else the page. */
async function longScroller(page: Page): Promise<Locator> {
  const found = await page.locator('[data-state] *').evaluateAll((elements) => {
    const scroller = elements.find(
      ({ scrollHeight, clientHeight }) => clientHeight > 100 && scrollHeight > clientHeight * 5,
    );
    scroller?.setAttribute('data-bench', 'scroller');
    return Boolean(scroller);
  });
  return found ? page.locator('[data-bench=scroller]') : page.locator('html');
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate });
}

const benchmarks = [
  {
    name: 'a key in a text field, for comparison, to paint, and of it work of the main thread (ms)',
    widget: 'text-input',
    state: 'plain',
    run: typeInField,
  },
  {
    name: 'a key in a form table of 500 lines, to paint, and of it work of the main thread (ms)',
    widget: 'form-table',
    state: 'five-hundred-lines',
    run: typeInFormTable,
  },
  {
    name: 'opening the filter drawer, to paint (ms)',
    widget: 'filter-drawer',
    state: 'plain',
    run: openDrawer,
  },
  {
    name: 'a table of 10 000 rows scrolled, frames (ms)',
    widget: 'data-table',
    state: 'ten-thousand-rows',
    run: scrollTable,
  },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, widget, state, run } of benchmarks) {
    const context = await browser.newContext({
      baseURL: process.env.GALLERY_ORIGIN,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await new GalleryScreen(page).open({ widget, state, locale: 'zh-CN' });
    console.info(`${name}, CPU slowed ${slowdown}×, load of the machine ${round(loadavg()[0] ?? 0)}`);
    console.table(await run(page));
    await context.close();
  }
} finally {
  await browser.close();
}
