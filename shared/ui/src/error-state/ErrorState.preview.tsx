import { fillTemplate } from '@berth/contract';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { ErrorState } from './ErrorState.tsx';

const words = {
  'zh-CN': {
    message: '数据格式错误',
    long: '服务器暂时无法读取此客户 2026 年 11 月的全部订舱记录，已通知值班工程师处理，请稍后再试或联系您的专属客服。',
    again: '已重试 {count} 次',
  },
  en: {
    message: 'The data has a wrong format',
    long: 'The server cannot read the bookings of November 2026 at the moment. The engineer on duty has been told; try again later or call your contact.',
    again: 'Tried again {count} times',
  },
};

function Example({ isLong, canRetry }: { isLong?: boolean; canRetry?: boolean }) {
  const texts = useTexts(words);
  const [count, setCount] = useState(0);
  const message = isLong ? texts.long : texts.message;
  return (
    <ErrorState
      message={count === 0 ? message : `${message} (${fillTemplate(texts.again, { count })})`}
      requestId={isLong ? 'req-01JD9Z4M8Q2W7X5T3V6B' : undefined}
      onRetry={canRetry ? () => setCount(count + 1) : undefined}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '错误状态', en: 'Error state' },
  states: {
    plain: () => <Example />,
    'with-retry': () => <Example canRetry />,
    'long-text': () => <Example isLong canRetry />,
  },
} satisfies Preview;
