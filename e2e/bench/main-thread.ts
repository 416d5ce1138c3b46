import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
};

/** Marks pieces of work in a trace; `take` ends it and answers the milliseconds that the main thread worked in each. */
export type Work = { begin: () => Promise<void>; end: () => Promise<void>; take: () => Promise<number[]> };

const [beginning, ending] = ['berth-work-begins', 'berth-work-ends'];

/** Begins a trace of the page's browser. Counted is time on a processor: what else the machine does is not in it. */
export async function watchWork(page: Page): Promise<Work> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[])); // What the browser writes of a trace.
  });
  const includedCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
  return {
    begin: () => mark(beginning),
    end: () => mark(ending),
    take: async () => {
      const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await isComplete;
      return workBetweenMarks(events);
    },
  };
}

function workBetweenMarks(events: readonly TraceEvent[]): number[] {
  const [first] = events.filter(({ name }) => name === beginning);
  const own = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const timesOf = (wanted: string) => own.filter(({ name }) => name === wanted).map(({ ts }) => ts);
  const ends = timesOf(ending);
  return timesOf(beginning).map((from, at) => workIn(own, from, ends[at] ?? from));
}

/** Tasks lie in each other: the outermost count. */
function workIn(events: readonly TraceEvent[], from: number, to: number): number {
  let [last, micros] = [from, 0];
  for (const { ph, ts, dur = 0, tdur = dur } of events) {
    if (ph !== 'X' || ts < last || ts > to) continue;
    micros += tdur;
    last = ts + dur;
  }
  return micros / 1000;
}
