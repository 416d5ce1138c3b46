import { Button } from 'antd';
import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { EmptyState } from './EmptyState.tsx';

const words = {
  'zh-CN': {
    text: '没有符合条件的订舱。',
    long: '2026-01-01 至 2026-11-20 之间，没有发往洛杉矶、长滩、奥克兰或萨凡纳，且由深圳市前海跨境电子商务供应链管理有限公司委托的订舱。',
    action: '清除筛选',
  },
  en: {
    text: 'No booking matches.',
    long: 'Between 2026-01-01 and 2026-11-20 there is no booking to Los Angeles, Long Beach, Oakland or Savannah by Shenzhen Qianhai Cross-border E-commerce Supply Chain Management Co., Ltd.',
    action: 'Clear filters',
  },
};

function Example({ isLong, hasAction, isPart }: { isLong?: boolean; hasAction?: boolean; isPart?: boolean }) {
  const texts = useTexts(words);
  return (
    <EmptyState
      text={isLong ? texts.long : texts.text}
      isPart={isPart}
      action={hasAction ? <Button>{texts.action}</Button> : undefined}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '空状态', en: 'Empty state' },
  states: {
    plain: () => <Example />,
    'with-action': () => <Example hasAction />,
    'long-text': () => <Example isLong hasAction />,
    part: () => <Example isPart />,
    'part-with-action': () => <Example isPart isLong hasAction />,
  },
} satisfies Preview;
