import { useAppearance, useLocale, useSite } from '@berth/runtime';
import { AntdTheme } from '@berth/ui';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useEffect } from 'react';
import { IsThemed } from './is-themed.ts';

/** antd's part of the look, around what draws its components; the first pages do without. */
export function ShellTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { mode } = useAppearance();
  const { primaryColor } = useSite().config.base['zh-CN'];
  useEffect(() => {
    dayjs.locale(locale === 'en' ? 'en' : 'zh-cn');
  }, [locale]);
  return (
    <AntdTheme locale={locale} appearance={mode} primaryColor={primaryColor} nonce={pageNonce}>
      <IsThemed value={true}>{children}</IsThemed>
    </AntdTheme>
  );
}

const pageNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
