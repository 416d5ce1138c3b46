import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { createRecognizer, type Recognizer } from './open-recognizer.ts';

const folder = mkdtempSync(join(tmpdir(), 'recognise-'));
const program = join(folder, 'program.ts');
// Answers with the id of its process; a picture of words makes it do something else.
writeFileSync(
  program,
  `import { answerEach } from '${new URL('../../../workers/answer-each.ts', import.meta.url)}';
  answerEach(async (picture) => {
    const word = new TextDecoder().decode(picture);
    if (word === 'end') process.kill(process.pid, 'SIGKILL');
    if (word === 'grow') globalThis.kept = Array.from({ length: 40 }, () => new Uint8Array(10_000_000).fill(1));
    if (word === 'hang' || word === 'grow') await new Promise((resolve) => setTimeout(resolve, 1_000_000));
    if (word === 'missing') return { state: 'unavailable' };
    return { state: 'read', lines: [{ text: String(process.pid), confidence: 1, box: [0, 0, 1, 1] }], turn: 0 };
  });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

let opened: Recognizer | undefined;
afterEach(async () => await opened?.close());

function open(changes: Partial<Parameters<typeof createRecognizer>[1]> = {}) {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const recognizer = createRecognizer(
    { program: pathToFileURL(program), readable: [pathToFileURL(`${folder}/`)] },
    { warn, isInstalled: true, idleSeconds: 600, readSeconds: 600, ...changes },
  );
  opened = recognizer;
  const read = (word: string) => recognizer.read(Buffer.from(word));
  const pidOf = async () => {
    const reading = await read('');
    return Number(reading.state === 'read' && reading.lines[0]?.text);
  };
  return { recognizer, warnings, read, pidOf };
}

test('pictures are read one after the other in one process', async () => {
  const { pidOf, warnings } = open();
  const [first, second] = await Promise.all([pidOf(), pidOf()]);
  expect(first).toBeGreaterThan(0);
  expect([second, warnings]).toEqual([first, []]);
});

test('a process that is killed costs the picture in hand, and the next is read by another', async () => {
  const { read, pidOf, warnings } = open();
  const first = await pidOf();
  const [killed, next] = await Promise.all([read('end'), pidOf()]);
  expect(killed).toEqual({ state: 'failed' });
  expect(next).toBeGreaterThan(0);
  expect(next).not.toBe(first);
  expect(warnings).toEqual([expect.stringContaining('SIGKILL')]);
});

test('a process that somebody else kills does the same', async () => {
  const { read, pidOf } = open();
  const first = await pidOf();
  const hanging = read('hang');
  process.kill(first, 'SIGKILL');
  expect(await hanging).toEqual({ state: 'failed' });
  expect(await pidOf()).not.toBe(first);
});

test('a picture that takes too long is failed, and its process ended', async () => {
  const { read, warnings } = open({ readSeconds: 0.05 });
  expect(await read('hang')).toEqual({ state: 'failed' });
  expect(warnings).toEqual([expect.stringContaining('took too long')]);
});

test('a picture that takes too much memory is failed', async () => {
  const { read, warnings } = open({ memoryMb: 300 });
  expect(await read('grow')).toEqual({ state: 'failed' });
  expect(warnings).toEqual([expect.stringContaining('SIGKILL')]);
});

test('says how many stand before a new one, and ends all of them when it is closed', async () => {
  const { recognizer, read } = open();
  expect(recognizer.waiting()).toBe(0);
  const all = Promise.all([read('hang'), read(''), read('')]);
  expect(recognizer.waiting()).toBe(3);
  // The first is in hand by then.
  await setTimeout(0);
  await recognizer.close();
  expect(await all).toEqual(Array.from({ length: 3 }, () => ({ state: 'failed' })));
  expect(recognizer.waiting()).toBe(0);
});

test('a process without work is ended, and the next picture starts another', async () => {
  const { pidOf } = open({ idleSeconds: 0.01 });
  const first = await pidOf();
  while (isRunning(first)) await setTimeout(10);
  expect(await pidOf()).toBeGreaterThan(0);
});

test('without its packages nothing is started, and without a part of one it says so from then on', async () => {
  const bare = open({ isInstalled: false });
  expect([bare.recognizer.isAvailable, await bare.read('')]).toEqual([false, { state: 'unavailable' }]);
  const broken = open();
  expect(await broken.read('missing')).toEqual({ state: 'unavailable' });
  expect([broken.recognizer.isAvailable, await broken.read('')]).toEqual([false, { state: 'unavailable' }]);
  expect(broken.warnings).toHaveLength(1);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
