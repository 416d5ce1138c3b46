import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US.js';
import zhCN from 'antd/locale/zh_CN.js';
import { type ReactNode, useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import type { BerthLook } from './use-berth-look.ts';
import { useMediaQuery } from './use-media-query.ts';

export type AntdThemeProps = BerthLook & {
  /** The page's CSP nonce, for the styles that antd injects. */
  nonce?: string;
  children: ReactNode;
};

const antdLocales = { 'zh-CN': zhCN, en: enUS } as const;

/** antd's theme and language, for everything inside that draws its components. */
export function AntdTheme({ locale, appearance, primaryColor, nonce, children }: AntdThemeProps) {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
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
