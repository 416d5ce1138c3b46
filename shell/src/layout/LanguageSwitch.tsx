import { changeLocale, useLocale } from '@berth/runtime';
import { startTransition } from 'react';
import { announce } from '../feedback/announce.ts';
import { Icon } from '../icons/Icon.tsx';

const switched = { 'zh-CN': '已切换为中文', en: 'The language is English now' } as const;

/** The other language, in its own words; switches live. */
export function LanguageSwitch({ className }: { className?: string }) {
  const locale = useLocale();
  const isChinese = locale === 'zh-CN';
  const handleSwitch = () =>
    startTransition(async () => {
      const next = isChinese ? 'en' : 'zh-CN';
      await changeLocale(next);
      // In the language that holds from now on: with the words of the page nothing else says that it did.
      announce(switched[next]);
    });
  return (
    <button type="button" className={className} lang={isChinese ? 'en' : 'zh-Hans'} onClick={handleSwitch}>
      <Icon name="language" />
      {isChinese ? 'English' : '中文'}
    </button>
  );
}
