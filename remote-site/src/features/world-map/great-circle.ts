import { geoDistance, geoInterpolate } from 'd3-geo';
import type { Place } from './projection.ts';

const earthRadiusNm = 3440.07;

/** Great-circle distance in nautical miles. */
export function distanceNm(from: Place, to: Place): number {
  return geoDistance([from.lon, from.lat], [to.lon, to.lat]) * earthRadiusNm;
}

/** Points along the great circle, both ends included, no further apart than `stepNm`. */
export function greatCircle(from: Place, to: Place, stepNm = 90): Place[] {
  const steps = Math.max(1, Math.ceil(distanceNm(from, to) / stepNm));
  const between = geoInterpolate([from.lon, from.lat], [to.lon, to.lat]);
  const inner = Array.from({ length: steps - 1 }, (_, index) => between((index + 1) / steps));
  return [from, ...inner.map(([lon, lat]) => ({ lon, lat })), to];
}
