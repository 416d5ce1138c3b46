import { readFileSync } from 'node:fs';
import { coastWindow, worldWindow } from '../projection.ts';
import { chinaRivers } from './china-rivers.ts';
import type { LandTopology } from './draw-coast.ts';
import { drawLand, drawRiver } from './draw-coast.ts';

/** The module with the site's maps as path data, drawn from Natural Earth (public domain) at 1:50 million. */
export function drawMaps(): string {
  const land: LandTopology = JSON.parse(
    readFileSync(new URL(import.meta.resolve('world-atlas/land-50m.json')), 'utf8'),
  );
  // Land beyond the north and south edge shows on tall screens; the Antarctic never does.
  const worldLand = drawLand(land, {
    window: worldWindow,
    share: 0.03,
    smallest: 2.5,
    beyond: { x: 0, y: 200 },
  });
  const coastLand = drawLand(land, {
    window: coastWindow,
    share: 0.4,
    smallest: 6,
    beyond: { x: 20, y: 20 },
  });
  const coastRivers = chinaRivers.map((river) => drawRiver(river, coastWindow)).join('');
  return [
    '// Drawn by `npm run draw-maps` in this package; do not edit.',
    `export const worldLand =\n  '${worldLand}';`,
    `export const coastLand =\n  '${coastLand}';`,
    `export const coastRivers =\n  '${coastRivers}';\n`,
  ].join('\n\n');
}
