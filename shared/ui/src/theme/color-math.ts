type Rgb = readonly [number, number, number];

const hexColor = /^#[0-9a-f]{6}$/i;

export function isHexColor(value: string): boolean {
  return hexColor.test(value);
}

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

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // a map keeps the length
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
