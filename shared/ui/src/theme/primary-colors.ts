import { contrast, isHexColor, mix } from './color-math.ts';
import { type Appearance, defaultPrimary, palettes } from './tokens.ts';

/** The primary colour with its shades (spec section 9) and what may be written with it and on it. */
export type PrimaryColors = {
  primary: string;
  /** Nine, each a tenth nearer to white. */
  lighter: string[];
  /** Nine, each a tenth nearer to black. */
  darker: string[];
  /** The ground of the main button: readable under `onPrimary`. */
  fill: string;
  onPrimary: string;
  /** Links and marked words: the nearest shade that reads on every surface of the appearance. */
  text: string;
  /** A faint ground for what is chosen. */
  tint: string;
};

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const readable = 4.5;

/**
 * Everything that follows from the primary colour of the website configuration. Whatever colour is configured,
 * texts stay readable; a value that is no `#RRGGBB` counts as none.
 */
export function primaryColors(configured: string | null | undefined, appearance: Appearance): PrimaryColors {
  const primary = configured && isHexColor(configured) ? configured.toUpperCase() : defaultPrimary;
  const palette = palettes[appearance];
  const lighter = tenths.map((share) => mix(primary, '#FFFFFF', share / 10));
  const darker = tenths.map((share) => mix(primary, '#000000', share / 10));
  const tint = mix(primary, palette.surface, appearance === 'light' ? 0.92 : 0.82);
  const grounds = [palette.surface, palette.surface2, palette.page, tint];
  const towards = appearance === 'light' ? darker : lighter;
  const text =
    [primary, ...towards].find((shade) => grounds.every((ground) => contrast(shade, ground) >= readable)) ??
    palette.text;
  const fill = contrast(primary, palette.surface) >= 2 ? primary : (towards[2] ?? primary);
  const onPrimary = contrast(fill, '#FFFFFF') >= readable ? '#FFFFFF' : '#0F1B2D';
  const isReadable = contrast(fill, onPrimary) >= readable;
  return { primary, lighter, darker, fill: isReadable ? fill : text, onPrimary, text, tint };
}
