import { expect, test } from '@jest/globals';
import { sweepAll } from './sweep-regularly.ts';

test('a sweep that fails is logged, and the others run all the same', async () => {
  const said: unknown[] = [];
  const log = {
    info: (...line: unknown[]) => said.push(line),
    error: (...line: unknown[]) => said.push(line),
  };
  const err = new Error('the bucket is away');
  const failing = async () => {
    throw err;
  };
  await sweepAll(log, [
    { what: 'uploads', run: failing },
    { what: 'messages', run: async () => undefined },
    { what: 'tasks', run: async () => 2 },
  ]);
  expect(said).toEqual([
    [{ err }, 'could not sweep uploads; the next sweep tries again'],
    [{ removed: 2 }, 'swept tasks'],
  ]);
});
