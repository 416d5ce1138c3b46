/** A point on the globe in degrees. */
export interface Place {
  lon: number;
  lat: number;
}

export interface Point {
  x: number;
  y: number;
}

const radians = Math.PI / 180;

/** A rectangle of the globe and how it becomes drawing units. */
export interface MapWindow {
  west: number;
  /** Drawing units per degree of longitude. */
  scale: number;
  north: number;
  south: number;
  width: number;
  height: number;
}

/** A window from its west edge over `degrees` of longitude, between two latitudes. */
export function mapWindow(edges: {
  west: number;
  degrees: number;
  north: number;
  south: number;
  scale: number;
}): MapWindow {
  const { west, degrees, north, south, scale } = edges;
  const height = (millerLatitude(north) - millerLatitude(south)) * scale;
  return { west, north, south, scale, width: degrees * scale, height };
}

/**
 * The world with the Pacific in its middle, cut in the Atlantic: a route from China to either side is one
 * line. The polar seas are left out because no liner service goes there.
 */
export const worldWindow = mapWindow({ west: -25, degrees: 360, north: 66.5, south: -46, scale: 4 });

// Miller's cylindrical projection: high latitudes keep their shape without Mercator's bloat.
function millerLatitude(lat: number): number {
  return (1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * lat * radians))) / radians;
}

/** Longitude counted eastward from the window's west edge, so that a place has one position only. */
export function unwrapLongitude(lon: number, west: number): number {
  return ((((lon - west) % 360) + 360) % 360) + west;
}

/** Miller's projection of a place into a window, in drawing units from the top left. */
export function project({ lon, lat }: Place, window: MapWindow): Point {
  return projectUnwrapped({ lon: unwrapLongitude(lon, window.west), lat }, window);
}

/** The same for outlines, which may run past the window's edges: longitudes are taken as they stand. */
export function projectUnwrapped({ lon, lat }: Place, window: MapWindow): Point {
  return {
    x: (lon - window.west) * window.scale,
    y: (millerLatitude(window.north) - millerLatitude(lat)) * window.scale,
  };
}

/** A tenth of a drawing unit is finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
