import type { Locale } from '@berth/contract';
import { changeLocale } from '@berth/runtime';
import { startTransition } from 'react';
import { announce } from '../feedback/announce.ts';

const switched = { 'zh-CN': '已切换为中文', en: 'The language is English now' } as const;

export const otherLanguage = (locale: Locale): Locale => (locale === 'zh-CN' ? 'en' : 'zh-CN');

/** Switches live, and says so. */
export function switchLanguage(next: Locale): void {
  startTransition(async () => {
    await changeLocale(next);
    // In the language that holds from now on: with the words of the page nothing else says that it did.
    announce(switched[next]);
  });
}
