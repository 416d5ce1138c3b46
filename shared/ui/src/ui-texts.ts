import type { Locale } from '@berth/contract';
import { ConfigProvider } from 'antd';
import { use } from 'react';

const texts = {
  'zh-CN': {
    copy: '复制',
    copied: '已复制',
    copyByHand: '没有复制成功，文字已选中，请手动复制。',
    required: '必填',
    retry: '重试',
    requestId: '请求编号',
    noMatches: '没有匹配的选项',
    loading: '正在加载选项…',
    loadFailed: '选项加载失败',
    useTyped: '使用“{text}”',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'It could not be copied. The text is selected: copy it by hand.',
    required: 'required',
    retry: 'Try again',
    requestId: 'Request number',
    noMatches: 'Nothing matches',
    loading: 'Loading choices…',
    loadFailed: 'The choices did not load',
    useTyped: 'Use “{text}”',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The kit's own few words in one language. */
export type UiTexts = { locale: Locale } & Record<keyof (typeof texts)['en'], string>;

/**
 * The kit's words in the language that `BerthTheme` was given. The kit is bundled into every remote, so a
 * context of its own would not reach from the shell into a remote; antd's, which is shared, does.
 */
export function useUiTexts(): UiTexts {
  return useTexts(texts);
}

/** The words of one widget, kept beside it: a table with the same keys in each language. */
export function useTexts<Key extends string>(
  table: Record<Locale, Record<Key, string>>,
): { locale: Locale } & Record<Key, string> {
  const { locale } = use(ConfigProvider.ConfigContext);
  const language: Locale = locale?.locale === 'en' ? 'en' : 'zh-CN';
  return { locale: language, ...table[language] };
}
