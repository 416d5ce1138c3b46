const hexColor = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as `#RRGGBB`. */
export function isHexColor(value: string): boolean {
  return hexColor.test(value);
}

/** The contrast ratio of two colours, each `#RRGGBB`: 1 to 21 (WCAG 2.2). */
export function colorContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((shift) => {
    const part = ((value >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
