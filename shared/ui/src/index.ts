export { BerthTheme, type BerthThemeProps } from './theme/BerthTheme.tsx';
export { contrast, mix } from './theme/color-math.ts';
export { cssVariables } from './theme/css-variables.ts';
export { type PrimaryColors, primaryColors } from './theme/primary-colors.ts';
export {
  type Appearance,
  defaultPrimary,
  orange,
  palettes,
  type StatusName,
  statusColor,
} from './theme/tokens.ts';
export { useMediaQuery } from './theme/use-media-query.ts';
export { type UiTexts, useUiTexts } from './ui-texts.ts';
