import type { Locale } from '@berth/contract';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US.js';
import zhCN from 'antd/locale/zh_CN.js';
import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { cssVariables } from './css-variables.ts';
import './fonts.css';
import './theme.css';
import type { Appearance } from './tokens.ts';
import { useMediaQuery } from './use-media-query.ts';

export type BerthThemeProps = {
  locale: Locale;
  appearance: Appearance;
  /** `#RRGGBB` of the website configuration; harbour blue when absent. */
  primaryColor?: string | null;
  /** The page's CSP nonce, for the styles that antd injects. */
  nonce?: string;
  children: ReactNode;
};

const antdLocales = { 'zh-CN': zhCN, en: enUS } as const;

/**
 * The look of Berth around an application, once per page, by the shell (or a remote that runs alone): antd's
 * theme and language, the `--berth-*` variables on `:root`, `data-appearance` and the fonts.
 */
export function BerthTheme({ locale, appearance, primaryColor, nonce, children }: BerthThemeProps) {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  useInsertionEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(cssVariables(appearance, locale, primaryColor))) {
      root.style.setProperty(name, value);
    }
    root.style.colorScheme = appearance;
    root.dataset.appearance = appearance;
  }, [appearance, locale, primaryColor]);
  const theme = useMemo(
    () => antdTheme(appearance, locale, primaryColor, isMotionReduced),
    [appearance, locale, primaryColor, isMotionReduced],
  );
  return (
    <ConfigProvider
      theme={theme}
      locale={antdLocales[locale]}
      csp={nonce ? { nonce } : undefined}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
