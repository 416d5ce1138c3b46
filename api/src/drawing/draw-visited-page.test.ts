import type { Drawing, DrawingInput, OpenedWebsite, PageRead } from '@berth/contract';
import { expect, test } from '@jest/globals';
import type { StoredFile } from '../http/serving/serve-portal.ts';
import { createPageDrawer } from './draw-visited-page.ts';

const list: PageRead = { key: 'GET /index/getNewsList', query: { page: 1 } };
const beside: PageRead = { key: 'GET /index/getNewsCate', query: {} };
const base = { path: '/index/news', search: '', locale: 'zh-CN', origin: 'https://a.example' } as const;
const visited = { ...base, remote: 'site', version: '1', config: {} as OpenedWebsite }; // nothing reads it here

/** A page that needs the list, then what stands beside it. */
function open({ asks = [list, beside], usesNow = false } = {}) {
  const inputs: DrawingInput[] = [];
  let time = 0;
  const drawPage = createPageDrawer({
    clock: () => new Date(time),
    readRemoteFile: async (_remote, version, path) =>
      version === '1' && path === 'drawing.js'
        ? ({
            integrity: 'sha384-a',
            read: async () => Buffer.from('code'),
          } as Partial<StoredFile> as StoredFile) // all that is read of it
        : null,
    drawer: {
      close: async () => {},
      draw: async (_code, input): Promise<Drawing> => {
        inputs.push(input);
        const reads = asks.slice(input.answers.length, input.answers.length + 1);
        return { html: `drawn ${input.now}`, head: null, styles: '', reads, usesNow };
      },
    },
  });
  return {
    inputs,
    drawPage,
    pass: (ms: number) => {
      time += ms;
    },
  };
}
const answering = (data: unknown) => async (read: PageRead) => ({ ...read, data });

test('a page is drawn once it has every answer that it asks for', async () => {
  const { drawPage, inputs } = open();
  const page = await drawPage(visited, answering('news'));
  expect(page?.answers).toEqual([
    { ...list, data: 'news' },
    { ...beside, data: 'news' },
  ]);
  expect(inputs).toHaveLength(3);
});

test('the same answers are drawn once, other ones at once', async () => {
  const { drawPage, inputs, pass } = open({ asks: [] });
  await drawPage(visited, answering(1));
  pass(3_600_000);
  expect((await drawPage(visited, answering(1)))?.drawing.html).toBe('drawn 0');
  expect(inputs).toHaveLength(1);
  const { drawPage: drawList, inputs: ofList } = open({ asks: [list] });
  await drawList(visited, answering('before'));
  const after = await drawList(visited, answering('after'));
  expect(after?.answers).toEqual([{ ...list, data: 'after' }]);
  expect(ofList.map(({ answers }) => answers.length)).toEqual([0, 1, 1]);
});

test('a page that tells the time is drawn anew after a minute', async () => {
  const { drawPage, pass } = open({ asks: [], usesNow: true });
  await drawPage(visited, answering(1));
  pass(59_000);
  expect((await drawPage(visited, answering(1)))?.drawing.html).toBe('drawn 0');
  pass(2000);
  expect((await drawPage(visited, answering(1)))?.drawing.html).toBe('drawn 61000');
});

test('what asks without end, or is of a release that draws nothing, is left to the browser', async () => {
  const { drawPage } = open({ asks: Array.from({ length: 9 }, (_, page) => ({ ...list, query: { page } })) });
  expect(await drawPage(visited, answering(1))).toBeNull();
  expect(await drawPage({ ...visited, version: '0' }, answering(1))).toBeNull();
});
