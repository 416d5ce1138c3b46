// npm run bench -- kit: how quick the heavy widgets are in the built gallery with the CPU slowed down.
import { loadavg } from 'node:os';
import { chromium, type Locator, type Page } from '@playwright/test';
import { GalleryScreen } from '../screens/gallery.screen.ts';
import { percentile, takeFrames, takePaints, watchFrames, watchPaints } from './paint-times.ts';

const slowdown = 4;
const keystrokes = 60;
const openings = 10;
const wheelTurns = 90;

const round = (value: number) => Math.round(value * 10) / 10;

/** One key in each of many cells all over a sheet of 500 lines, until it is painted. */
function typeInFormTable(page: Page): Promise<Record<string, number>> {
  return typeInto(page, (key) => cellAt(page, ((key * 7) % keystrokes) / keystrokes, key));
}

/** What the browser and the machine cost in any case: the same in one field with nothing around it. */
function typeInField(page: Page): Promise<Record<string, number>> {
  return typeInto(page, async () => page.getByRole('textbox'));
}

async function typeInto(
  page: Page,
  next: (key: number) => Promise<Locator>,
): Promise<Record<string, number>> {
  await watchPaints(page, ['keydown', 'input']);
  await slowDown(page, slowdown);
  const times: number[] = [];
  for (let key = 0; key < keystrokes; key += 1) {
    await (await next(key)).click();
    await takePaints(page);
    await page.keyboard.press('7');
    const paints = await takePaints(page);
    if (!paints.some(({ event }) => event === 'input')) throw new Error('A key reached no field.');
    times.push(Math.max(...paints.map(({ ms }) => ms)));
  }
  return {
    keys: times.length,
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    longest: round(Math.max(...times)),
  };
}

/** Scrolls to a share of the sheet, and gives one of the cells in sight there: each time of another column. */
async function cellAt(page: Page, share: number, pick: number): Promise<Locator> {
  const scroller = await longScroller(page);
  await scroller.evaluate((element, to) => {
    element.scrollTop = to * (element.scrollHeight - element.clientHeight);
  }, share);
  await takePaints(page);
  const cells = page.locator(
    '[data-state] tr input:read-write:enabled:not([role=combobox], [type=checkbox], [type=radio])',
  );
  const inSight = await cells.evaluateAll((inputs) =>
    inputs.flatMap((input, at) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return shown === input ? [at] : [];
    }),
  );
  const chosen = inSight[(pick * 13) % inSight.length];
  if (chosen === undefined) throw new Error('No cell of the sheet is in sight.');
  return cells.nth(chosen);
}

/** From the click to the first paint with the drawer in it, and to the drawer at rest. */
async function openDrawer(page: Page): Promise<Record<string, number>> {
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
  return {
    openings,
    'first time': round(cold),
    p50: round(percentile(warm, 0.5)),
    longest: round(Math.max(...warm)),
    'at rest p50': round(percentile(rest, 0.5)),
  };
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
async function scrollTable(page: Page): Promise<Record<string, number>> {
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
  return {
    pixels: Math.round(pixels),
    frames: frames.length,
    p50: round(percentile(frames, 0.5)),
    'over 50 ms': frames.filter((ms) => ms > 50).length,
    longest: round(Math.max(...frames)),
  };
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
    name: 'a key in a text field, for comparison, to paint (ms)',
    widget: 'text-input',
    state: 'plain',
    run: typeInField,
  },
  {
    name: 'a key in a form table of 500 lines, to paint (ms)',
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
    console.table([await run(page)]);
    await context.close();
  }
} finally {
  await browser.close();
}
