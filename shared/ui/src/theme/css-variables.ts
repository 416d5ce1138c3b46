import type { Locale } from '@berth/contract';
import { primaryColors } from './primary-colors.ts';
import {
  type Appearance,
  fontFamilies,
  fontSizes,
  monoFamily,
  orange,
  palettes,
  radius,
  type StatusName,
  statusColor,
  statusNames,
} from './tokens.ts';

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\D)(\d)$/, '$1-$2');

/** The colour of a status as it is used in a style: `var(--berth-status-space-locked)`. */
export const statusVariable = (name: StatusName) => `var(--berth-status-${kebab(name)})`;

/** The tokens as `--berth-*` CSS variables, for CSS modules of shell, remotes and kit. */
export function cssVariables(
  appearance: Appearance,
  locale: Locale,
  primaryColor?: string | null,
): Record<string, string> {
  const colors = primaryColors(primaryColor, appearance);
  const variables: Record<string, string> = {
    '--berth-primary': colors.fill,
    '--berth-on-primary': colors.onPrimary,
    '--berth-primary-text': colors.text,
    '--berth-primary-tint': colors.tint,
    '--berth-orange': orange,
    '--berth-font': fontFamilies[locale],
    '--berth-font-mono': monoFamily,
    '--berth-radius': `${radius}px`,
  };
  for (const [name, color] of Object.entries(palettes[appearance]))
    variables[`--berth-${kebab(name)}`] = color;
  for (const name of statusNames) variables[`--berth-status-${kebab(name)}`] = statusColor(name, appearance);
  for (const size of fontSizes) variables[`--berth-size-${size}`] = `${size}px`;
  colors.lighter.forEach((shade, at) => {
    variables[`--berth-primary-${at + 1}`] = shade;
  });
  colors.darker.forEach((shade, at) => {
    variables[`--berth-primary-d${at + 1}`] = shade;
  });
  return variables;
}
