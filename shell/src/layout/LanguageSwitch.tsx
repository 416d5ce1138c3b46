import { changeLocale, useLocale } from '@berth/runtime';
import { startTransition } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** The other language, in its own words; switches live. */
export function LanguageSwitch({ className }: { className?: string }) {
  const locale = useLocale();
  const isChinese = locale === 'zh-CN';
  const handleSwitch = () => startTransition(() => void changeLocale(isChinese ? 'en' : 'zh-CN'));
  return (
    <button type="button" className={className} lang={isChinese ? 'en' : 'zh-Hans'} onClick={handleSwitch}>
      <Icon name="language" />
      {isChinese ? 'English' : '中文'}
    </button>
  );
}
