import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeAndKill } from '../../../test/write-and-kill.ts';

const kills = 20;
// Every round starts a process: minutes, on a machine that does much else.
const longTest = 400_000;
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'berth-durability-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test(
  `${kills} kills under load lose no acknowledged commit`,
  async () => {
    const acknowledged: number[] = [];
    const openings: number[] = [];
    for (let round = 0; round <= kills; round += 1) {
      const written = await writeAndKill(dataDir, acknowledged);
      expect(written.report.lost).toEqual([]);
      acknowledged.push(...written.acknowledged);
      openings.push(written.report.openedInMs);
    }
    const reopenings = openings.slice(1).sort((left, right) => left - right);
    const [median, longest] = [reopenings[kills / 2], reopenings.at(-1)];
    console.info(
      `${acknowledged.length} commits, ${kills} kills, reopened in ${median} ms (longest ${longest} ms)`,
    );
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(longest).toBeLessThan(30_000);
  },
  longTest,
);
