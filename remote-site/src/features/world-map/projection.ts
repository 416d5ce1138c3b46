import type { GeoProjection } from 'd3-geo';
import { geoProjection } from 'd3-geo';

/** A point on the globe in degrees. */
export interface Place {
  lon: number;
  lat: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the globe and how it becomes drawing units. */
export interface MapWindow {
  width: number;
  height: number;
  /** Degrees to drawing units from the window's top left corner. */
  projection: GeoProjection;
}

const radians = Math.PI / 180;

// Miller's cylindrical projection: high latitudes keep their shape without Mercator's bloat.
function miller(lambda: number, phi: number): [number, number] {
  return [lambda, 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi))];
}

/** A window from its west edge over `degrees` of longitude, between two latitudes; `scale` is units per degree. */
export function mapWindow(edges: {
  west: number;
  degrees: number;
  north: number;
  south: number;
  scale: number;
}): MapWindow {
  const perRadian = edges.scale / radians;
  const [, top] = miller(0, edges.north * radians);
  const [, bottom] = miller(0, edges.south * radians);
  const width = edges.degrees * edges.scale;
  return {
    width,
    height: (top - bottom) * perRadian,
    projection: geoProjection(miller)
      .rotate([-(edges.west + edges.degrees / 2), 0])
      .scale(perRadian)
      .translate([width / 2, top * perRadian]),
  };
}

/**
 * The world with the Pacific in its middle, cut in the Atlantic: a route from China to either side is one
 * line. The polar seas are left out because no liner service goes there.
 */
export const worldWindow = mapWindow({ west: -25, degrees: 360, north: 66.5, south: -46, scale: 4 });

/** China's coast, where the branches are. */
export const coastWindow = mapWindow({ west: 106.5, degrees: 20, north: 41.2, south: 17.8, scale: 30 });

/** A place in a window, in drawing units from the top left. */
export function project({ lon, lat }: Place, { projection }: MapWindow): Point {
  const point = projection([lon, lat]);
  if (!point) throw new Error(`Miller's projection has no point for ${lon}, ${lat}`);
  return { x: point[0], y: point[1] };
}

/** A tenth of a drawing unit is finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
