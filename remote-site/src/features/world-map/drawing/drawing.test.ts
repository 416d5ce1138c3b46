import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { worldLand } from '../drawn-maps.ts';
import { project, round, worldWindow } from '../projection.ts';
import { drawRiver } from './draw-coast.ts';
import { drawMaps } from './draw-maps.ts';

test('the maps of the site are those that the windows and outlines draw', () => {
  expect(readFileSync(new URL('../drawn-maps.ts', import.meta.url), 'utf8')).toBe(drawMaps());
});

test('a river keeps both its ends and stays open', () => {
  const { x, y } = project({ lon: 0, lat: 0 }, worldWindow);
  const path = drawRiver(
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    worldWindow,
  );
  expect(path.startsWith(`M${round(x)} ${round(y)}`)).toBe(true);
  expect(path).not.toContain('z');
});

test('the land travels with the page: its drawing stays below 20 kB', () => {
  expect(worldLand.length).toBeLessThan(20_000);
});
