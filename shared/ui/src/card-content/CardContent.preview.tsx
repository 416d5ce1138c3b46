import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { CardContent } from './CardContent.tsx';

const words = {
  'zh-CN': { line: '本月订单 12 票', none: '这里还没有订单。', refused: '请求服务器无响应！' },
  en: {
    line: '12 orders this month',
    none: 'There are no orders yet.',
    refused: 'The server does not answer.',
  },
};

const ShownPreview = () => {
  const { line } = useTexts(words);
  return <CardContent data={line}>{(text) => <p>{text}</p>}</CardContent>;
};
const LoadingPreview = () => <CardContent<string> data={undefined}>{(text) => text}</CardContent>;
const ErrorPreview = () => {
  const { refused } = useTexts(words);
  const problem = { message: refused, requestId: 'req-01JD' };
  return (
    <CardContent<string> data={undefined} problem={problem} onRetry={() => undefined}>
      {(text) => text}
    </CardContent>
  );
};
const EmptyPreview = () => {
  const { none } = useTexts(words);
  return (
    <CardContent data="" isEmpty={(text) => text === ''} emptyText={none}>
      {(text) => text}
    </CardContent>
  );
};

export const preview = {
  title: { 'zh-CN': '卡片内容', en: 'Content of a card' },
  states: { shown: ShownPreview, loading: LoadingPreview, error: ErrorPreview, empty: EmptyPreview },
} satisfies Preview;
