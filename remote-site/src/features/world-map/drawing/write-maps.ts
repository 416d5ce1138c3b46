import { writeFileSync } from 'node:fs';
import { drawMaps } from './draw-maps.ts';

// `npm run draw-maps`: after a change of a window or of the outlines.
writeFileSync(new URL('../drawn-maps.ts', import.meta.url), drawMaps());
