export { colorContrast as contrast, isHexColor } from '@berth/contract';

type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `share` (0 to 1) of the way from one `#RRGGBB` to another. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toRgb(from), toRgb(to)];
  const parts = start.map((value, at) => Math.round(value + ((end[at] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
