import type { GeoContext, GeoPermissibleObjects } from 'd3-geo';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapWindow, Point } from '../projection.ts';
import { round } from '../projection.ts';

export type LandTopology = Topology<{ land: GeometryCollection }>;

interface Drawing {
  window: MapWindow;
  /** The share of the corners that is drawn: what a screen cannot show need not travel. */
  share: number;
  /** Drawing units of land beyond the window, for screens of another shape. */
  beyond: { x: number; y: number };
  /** Islands below this area in square units are left out. */
  smallest: number;
}

/** Land as SVG path data, its corners thinned out. */
export function drawLand(land: LandTopology, { window, share, beyond, smallest }: Drawing): string {
  const weighed = presimplify(land);
  const thinned = simplify(weighed, quantile(weighed, share));
  const rings = linesOf(feature(thinned, thinned.objects.land), window, beyond);
  return rings
    .filter((ring) => areaOf(ring) > smallest && ring.some(({ y }) => y < window.height + beyond.y - 1))
    .map((ring) => `${writeLine(ring)}z`)
    .join('');
}

/** A river as SVG path data, from the sea inland. */
export function drawRiver(coordinates: [number, number][], window: MapWindow): string {
  return linesOf({ type: 'LineString', coordinates }, window, { x: 0, y: 0 }).map(writeLine).join('');
}

function linesOf(
  object: GeoPermissibleObjects,
  window: MapWindow,
  beyond: { x: number; y: number },
): Point[][] {
  const lines: Point[][] = [];
  const context: GeoContext = {
    moveTo: (x, y) => lines.push([{ x, y }]),
    lineTo: (x, y) => lines.at(-1)?.push({ x, y }),
    beginPath: () => {},
    closePath: () => {},
    arc: () => {},
  };
  const projection = window.projection.precision(0.3).clipExtent([
    [-beyond.x, -beyond.y],
    [window.width + beyond.x, window.height + beyond.y],
  ]);
  geoPath(projection, context)(object);
  projection.clipExtent(null);
  return lines;
}

// Each corner is written relative to the one before: half the bytes of absolute coordinates.
function writeLine(points: readonly Point[]): string {
  const [start, ...corners] = points.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  if (!start) return '';
  let last = start;
  const steps: string[] = [];
  for (const corner of corners) {
    const step = `${short(corner.x - last.x)} ${short(corner.y - last.y)}`;
    if (step !== '0 0') steps.push(step);
    last = corner;
  }
  return `M${start.x} ${start.y}l${steps.join(' ')}`.replaceAll(' -', '-');
}

function short(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.');
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
