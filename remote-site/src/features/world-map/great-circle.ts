import type { Place } from './projection.ts';

const radians = Math.PI / 180;
const earthRadiusNm = 3440.07;

/** Great-circle distance in nautical miles. */
export function distanceNm(from: Place, to: Place): number {
  return angleBetween(from, to) * earthRadiusNm;
}

/** Points along the great circle, both ends included, no further apart than `stepNm`. */
export function greatCircle(from: Place, to: Place, stepNm = 90): Place[] {
  const angle = angleBetween(from, to);
  if (angle === 0) return [from, to];
  const steps = Math.max(1, Math.ceil((angle * earthRadiusNm) / stepNm));
  const start = toVector(from);
  const end = toVector(to);
  const places: Place[] = [from];
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps;
    const a = Math.sin((1 - part) * angle) / Math.sin(angle);
    const b = Math.sin(part * angle) / Math.sin(angle);
    places.push(toPlace([a * start[0] + b * end[0], a * start[1] + b * end[1], a * start[2] + b * end[2]]));
  }
  places.push(to);
  return places;
}

type Vector = readonly [number, number, number];

function angleBetween(from: Place, to: Place): number {
  const a = toVector(from);
  const b = toVector(to);
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

function toVector({ lon, lat }: Place): Vector {
  const ring = Math.cos(lat * radians);
  return [ring * Math.cos(lon * radians), ring * Math.sin(lon * radians), Math.sin(lat * radians)];
}

function toPlace([x, y, z]: Vector): Place {
  return { lon: Math.atan2(y, x) / radians, lat: Math.atan2(z, Math.hypot(x, y)) / radians };
}
