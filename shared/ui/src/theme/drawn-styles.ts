import type { Locale } from '@berth/contract';
import { cssVariables } from './css-variables.ts';
import type { Appearance } from './tokens.ts';

/**
 * The `--berth-*` variables as a style sheet, for a page that is drawn before a script runs: those of the appearance that
 * the device wants.
 */
export function drawnStyles(locale: Locale, primaryColor?: string | null): string {
  const rule = (appearance: Appearance) => {
    const variables = Object.entries(cssVariables(appearance, locale, primaryColor));
    return `:root{color-scheme:${appearance};${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  };
  return `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}html{background:var(--berth-page)}`;
}
