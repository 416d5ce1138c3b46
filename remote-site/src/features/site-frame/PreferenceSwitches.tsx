import { useAppearance, useLocale, useLocation, useTranslation } from '@berth/runtime';
import { LanguageLink } from './LanguageLink.tsx';

interface SwitchProps {
  className?: string | undefined;
}

/** To the other of the two languages, named in itself. */
export function LanguageSwitch({ className }: SwitchProps) {
  const other = useLocale() === 'en' ? 'zh-CN' : 'en';
  const { pathname, search } = useLocation();
  return (
    <LanguageLink className={className} locale={other} to={pathname + withoutLanguage(search)}>
      {other === 'en' ? 'English' : '中文'}
    </LanguageLink>
  );
}

/** What the address says beside its language. */
function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

export function AppearanceSwitch({ className }: SwitchProps) {
  const { t } = useTranslation('site');
  const { mode, setMode } = useAppearance();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={className}
      aria-label={t(`appearance.${other}`)}
      title={t(`appearance.${other}`)}
      onClick={() => setMode(other)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        {mode === 'dark' ? (
          <path d="M10 6.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7ZM10 1v2M10 17v2M1 10h2M17 10h2M3.600 3.600l1.400 1.400M15 15l1.400 1.400M3.600 16.400L5 15M15 5l1.400-1.400" />
        ) : (
          <path d="M16.500 12A7 7 0 0 1 8 3.500A7 7 0 1 0 16.500 12Z" />
        )}
      </svg>
    </button>
  );
}
