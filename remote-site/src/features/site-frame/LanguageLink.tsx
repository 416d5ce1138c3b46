import { addressIn, type Locale } from '@berth/contract';
import { changeLocale, useNavigate } from '@berth/runtime';
import type { MouseEvent, ReactNode } from 'react';

type LanguageLinkProps = {
  className?: string | undefined;
  locale: Locale;
  /** Without a language. */
  to: string;
  children: ReactNode;
};

/** A link to a public page in a language, in which the rest is then read as well; its words are in that language. */
export function LanguageLink({ className, locale, to, children }: LanguageLinkProps) {
  const navigate = useNavigate();
  const address = addressIn(locale, to);
  const handleClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await changeLocale(locale);
    await navigate(address, { replace: true });
  };
  return (
    <a
      className={className}
      lang={locale}
      hrefLang={locale}
      // Named, also where it is Chinese: without a script the cookie of an earlier choice would hold.
      href={`${to}${to.includes('?') ? '&' : '?'}lang=${locale}`}
      onClick={(event) => void handleClick(event)}
    >
      {children}
    </a>
  );
}
