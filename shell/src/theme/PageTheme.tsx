import { type ReactNode, use } from 'react';
import { createPart } from '../loading/create-part.tsx';
import { IsThemed } from './is-themed.ts';

const { Part: ShellTheme } = createPart(() => import('./ShellTheme.tsx').then((m) => m.ShellTheme));

type PageThemeProps = { isPlain: boolean; children: ReactNode };

/** Around one page: antd's theme, unless it stands around the whole workspace or the page needs none. */
export function PageTheme({ isPlain, children }: PageThemeProps) {
  const isThemed = use(IsThemed);
  return isThemed || isPlain ? children : <ShellTheme>{children}</ShellTheme>;
}
