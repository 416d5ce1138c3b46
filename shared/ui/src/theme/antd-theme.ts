import type { Locale } from '@berth/contract';
import { type ThemeConfig, theme } from 'antd';
import { mix } from './color-math.ts';
import { primaryColors } from './primary-colors.ts';
import { type Appearance, fontFamilies, lineHeight, monoFamily, palettes, radius } from './tokens.ts';

/** antd's theme, derived from the tokens: hairlines rather than shadows, 32 px controls, short motion. */
export function antdTheme(
  appearance: Appearance,
  locale: Locale,
  primaryColor?: string | null,
  isMotionReduced = false,
): ThemeConfig {
  const palette = palettes[appearance];
  const colors = primaryColors(primaryColor, appearance);
  const stronger = (color: string) => mix(color, appearance === 'light' ? '#000000' : '#FFFFFF', 0.12);
  const hover = stronger(colors.fill);
  const dangerHover = stronger(palette.danger);
  const derive = appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    // antd takes a link's colour for a seed, and would make a darker one of it that nobody can read on a tint.
    algorithm: (seed) => ({ ...derive(seed), colorLink: colors.text }),
    token: {
      colorPrimary: colors.fill,
      colorPrimaryHover: hover,
      colorPrimaryActive: mix(hover, '#000000', 0.12),
      colorPrimaryText: colors.text,
      colorLink: colors.text,
      colorLinkHover: hover,
      colorInfo: colors.fill,
      colorPrimaryBg: colors.tint,
      controlItemBgActive: colors.tint,
      colorTextLightSolid: colors.onPrimary,
      colorError: palette.danger,
      // antd would make a paler one, on which its words are not read.
      colorErrorHover: dangerHover,
      colorErrorActive: mix(dangerHover, '#000000', 0.12),
      colorErrorText: palette.danger,
      colorErrorBg: palette.dangerSurface,
      colorWarning: palette.warning,
      colorWarningBg: palette.warningSurface,
      colorSuccess: palette.success,
      colorSuccessBg: palette.successSurface,
      colorText: palette.text,
      colorTextHeading: palette.text,
      colorTextSecondary: palette.text2,
      colorTextTertiary: palette.text3,
      colorTextDescription: palette.text3,
      colorTextPlaceholder: palette.text3,
      colorBorder: palette.lineStrong,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBgLayout: palette.page,
      borderRadius: radius,
      borderRadiusLG: radius,
      borderRadiusSM: 4,
      fontFamily: fontFamilies[locale],
      fontFamilyCode: monoFamily,
      fontSize: 14,
      lineHeight,
      controlHeight: 32,
      motion: !isMotionReduced,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.2s',
      zIndexPopupBase: 2000,
    },
    components: {
      Button: {
        fontWeight: 500,
        // In the dark the red is a light one, on which white is not read.
        dangerColor: palette.dangerSurface,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Table: {
        cellFontSize: 13,
        cellFontSizeSM: 13,
        cellPaddingBlockSM: 2,
        cellPaddingInlineSM: 12,
        headerBg: palette.surface2,
        headerColor: palette.text2,
        headerSplitColor: 'transparent',
        headerBorderRadius: 0,
        rowHoverBg: palette.surface2,
        footerBg: palette.surface2,
        cellPaddingBlock: 9,
        cellPaddingInline: 12,
        headerSortActiveBg: palette.surface2,
        headerSortHoverBg: palette.line,
        bodySortBg: 'transparent',
      },
      // The fill is a ground to write on, too dark for a number on the page's own.
      Pagination: { itemActiveColor: colors.text, itemActiveColorHover: colors.text },
      Select: { multipleItemColorDisabled: palette.text2 },
      Tabs: {
        itemSelectedColor: colors.text,
        itemHoverColor: colors.text,
        itemActiveColor: colors.text,
        inkBarColor: colors.text,
      },
      Tooltip: { colorBgSpotlight: palette.ink, colorTextLightSolid: '#FFFFFF' },
    },
  };
}
