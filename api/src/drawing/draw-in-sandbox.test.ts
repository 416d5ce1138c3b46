import { expect, test } from '@jest/globals';
import { createSandbox } from './draw-in-sandbox.ts';
import { readDrawing } from './read-drawing.ts';

const draw = await createSandbox();
/** Draws with code of a release of its own, in which `input` is what the page is drawn from. */
function drawWith(body: string, { longestMs = 20_000 } = {}) {
  const code = `globalThis.berthDraw = async (text) => { const input = JSON.parse(text); ${body} };`;
  return draw({ integrity: code, code, input: JSON.stringify({ path: '/index' }), longestMs });
}

test('a page is drawn from what it is given, and from nothing else', () => {
  expect(drawWith('return JSON.stringify(input.path);')).toEqual({ drawing: '"/index"' });
});

test.each([
  'process',
  'require',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'Deno',
  'Buffer',
  'std',
  'os',
  'scriptArgs',
  'WebAssembly',
  'Worker',
  'SharedArrayBuffer && Atomics.wait && undefined',
])('the code of a release finds no %s', (name) => {
  const answer = drawWith(
    `let found; try { found = typeof (${name}); } catch { found = 'undefined'; } return found;`,
  );
  expect(answer).toEqual({ drawing: 'undefined' });
});

test('nor does it come out by the constructor of what it is given, or by a module', () => {
  const found = drawWith('return String((() => {}).constructor("return typeof process")());');
  expect(found).toEqual({ drawing: 'undefined' });
  expect(drawWith('await import("node:fs"); return "in";')).toHaveProperty('failed');
  expect(drawWith('await import("/etc/passwd"); return "in";')).toHaveProperty('failed');
});

test('a page that never ends, or waits for ever, is given up, and the next one is drawn', () => {
  expect(drawWith('for (;;);', { longestMs: 300 })).toHaveProperty('failed');
  expect(drawWith('await new Promise(() => {}); return "";')).toHaveProperty('failed');
  expect(
    drawWith('const turn = () => Promise.resolve().then(turn); await turn();', { longestMs: 300 }),
  ).toHaveProperty('failed');
  expect(drawWith('return "still";')).toEqual({ drawing: 'still' });
});

test('a page that takes all memory, or calls itself without end, is given up', () => {
  expect(drawWith('const all = []; for (;;) all.push("x".repeat(1e6) + all.length);')).toHaveProperty(
    'failed',
  );
  expect(drawWith('const deep = () => deep() + 1; return String(deep());')).toHaveProperty('failed');
  expect(drawWith('return "still";')).toEqual({ drawing: 'still' });
});

test('code that cannot be read, or brings no page, fails by itself', () => {
  for (const code of ['syntax error here', '', 'globalThis.berthDraw = 1;', 'throw new Error("at once")'])
    expect(draw({ integrity: code, code, input: '{}', longestMs: 5000 })).toHaveProperty('failed');
});

const drawn = {
  html: '<p>content</p>',
  head: { title: 'Title', description: 'Words' },
  styles: ':root{color:red}',
  usesNow: false,
  reads: [],
};

test('what a release answers is read by its shape', () => {
  expect(readDrawing(JSON.stringify(drawn))).toEqual(drawn);
  expect(readDrawing('null')).toBeNull();
  const unlisted = { ...drawn, head: { ...drawn.head, isUnlisted: true } };
  expect(readDrawing(JSON.stringify(unlisted))?.head?.isUnlisted).toBe(true);
  const refused: object[] = [
    { styles: '</style><script>alert(1)</script>' },
    { html: 'x'.repeat(2_000_001) },
    { head: { ...drawn.head, image: 'https://evil.example/x.png' } },
    { head: { ...drawn.head, canonical: '//evil.example' } },
    { reads: [{ key: 'POST /index/submitEnquiry', query: {} }] },
    { reads: [{ key: 'GET /user/getCustomerInfo', query: {} }] },
    { reads: Array.from({ length: 13 }, () => ({ key: 'GET /index/index', query: {} })) },
  ];
  for (const change of refused) expect(() => readDrawing(JSON.stringify({ ...drawn, ...change }))).toThrow();
});
