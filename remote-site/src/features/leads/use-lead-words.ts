import { fillTemplate, type Locale } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import english from '../../locales/leads.en.json' with { type: 'json' };
import chinese from '../../locales/leads.zh-CN.json' with { type: 'json' };

export type LeadWord = keyof typeof english;

const words: Record<Locale, Record<LeadWord, string>> = { 'zh-CN': chinese, en: english };

/** The words of the pages about leads. They come with these pages: visitors, who have the remote's own, never load them. */
export function useLeadWords() {
  const locale = useLocale();
  const t = (key: LeadWord, values: Record<string, string> = {}) => fillTemplate(words[locale][key], values);
  return { t, locale };
}
