import { useLocale } from '@berth/runtime';
import { Icon } from '../icons/Icon.tsx';
import { otherLanguage, switchLanguage } from './switch-language.ts';

/** The other language, in its own words; switches live. */
export function LanguageSwitch({ className }: { className?: string }) {
  const locale = useLocale();
  const isChinese = locale === 'zh-CN';
  return (
    <button
      type="button"
      className={className}
      lang={isChinese ? 'en' : 'zh-Hans'}
      onClick={() => switchLanguage(otherLanguage(locale))}
    >
      <Icon name="language" />
      {isChinese ? 'English' : '中文'}
    </button>
  );
}
