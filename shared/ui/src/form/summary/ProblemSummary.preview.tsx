import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { ProblemSummary, type ProblemSummaryProps } from './ProblemSummary.tsx';

const words = {
  'zh-CN': {
    failure: '服务器繁忙，请稍后再试',
    note: '您填写的内容已保留在本页，请稍后再次提交。',
    message: '请填写大于 0 的数字',
    field: '毛重 KGS',
  },
  en: {
    failure: 'The server is busy; try again in a moment',
    note: 'What you entered is still on this page. Please submit again in a moment.',
    message: 'Enter a number above 0',
    field: 'Gross weight KGS',
  },
};

function Example({ hasFailure, count }: { hasFailure?: boolean; count: number }) {
  const texts = useTexts(words);
  const failure: ProblemSummaryProps['failure'] = hasFailure
    ? { title: texts.failure, note: texts.note, requestId: 'req-01JD9Z4M8Q2W7X5T3V6B' }
    : null;
  const messages = new Map(Array.from({ length: count }, (_, at) => [`${at + 1}`, texts.message] as const));
  return (
    <ProblemSummary
      id="summary"
      failure={failure}
      messages={messages}
      nameOf={(line) => `${texts.field} ${line}`}
      onJump={() => undefined}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '问题汇总', en: 'Problem summary' },
  states: {
    fields: () => <Example count={3} />,
    failure: () => <Example hasFailure count={0} />,
    both: () => <Example hasFailure count={2} />,
  },
} satisfies Preview;
