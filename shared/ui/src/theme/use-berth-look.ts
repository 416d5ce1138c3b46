import type { Locale } from '@berth/contract';
import { useInsertionEffect } from 'react';
import { cssVariables } from './css-variables.ts';
import './fonts.css';
import './theme.css';
import type { Appearance } from './tokens.ts';

export type BerthLook = {
  locale: Locale;
  appearance: Appearance;
  /** `#RRGGBB` of the website configuration; harbour blue when absent. */
  primaryColor?: string | null;
};

/**
 * The look of Berth for all that is drawn without antd, once per page: the `--berth-*` variables on `:root`,
 * `data-appearance` and the fonts. What draws antd's components stands in `AntdTheme` besides.
 */
export function useBerthLook({ locale, appearance, primaryColor }: BerthLook): void {
  useInsertionEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(cssVariables(appearance, locale, primaryColor))) {
      root.style.setProperty(name, value);
    }
    root.style.colorScheme = appearance;
    root.dataset.appearance = appearance;
  }, [appearance, locale, primaryColor]);
}
