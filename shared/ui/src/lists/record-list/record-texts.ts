import type { Locale, LocalizedText } from '@berth/contract';

export const recordTexts = {
  'zh-CN': { loading: '正在加载', retry: '重试', cancel: '取消', save: '保存' },
  en: { loading: 'Loading', retry: 'Try again', cancel: 'Cancel', save: 'Save' },
};

/** Why a call failed, as the runtime's errors are. */
export type RecordProblem = {
  message: string;
  texts?: LocalizedText;
  status?: number;
  code?: string;
  fields?: readonly { field: string; message: string; texts?: LocalizedText }[];
};

/** The words of a problem in a language. */
export function textOfProblem(problem: Pick<RecordProblem, 'message' | 'texts'>, locale: Locale): string {
  return problem.texts?.[locale] ?? problem.message;
}
