import { Button } from 'antd';
import type { Preview } from '../../gallery/preview.ts';
import { CodeText } from '../code-text/CodeText.tsx';
import { StatusDot } from '../status-dot/StatusDot.tsx';
import { useTexts } from '../ui-texts.ts';
import { PageHeader } from './PageHeader.tsx';

const words = {
  'zh-CN': {
    list: '拼箱订舱',
    long: '深圳市前海跨境电子商务供应链管理有限公司二〇二六年十一月发往美国西部的拼箱订舱',
    received: '已收货',
    copy: '复制',
    create: '新增订舱',
  },
  en: {
    list: 'LCL bookings',
    long: 'LCL bookings of Shenzhen Qianhai Cross-border E-commerce Supply Chain Management Co., Ltd. to the US West Coast',
    received: 'Received',
    copy: 'Copy',
    create: 'New booking',
  },
};

function Example({ isLong, isBare }: { isLong?: boolean; isBare?: boolean }) {
  const texts = useTexts(words);
  const title = isLong ? texts.long : texts.list;
  if (isBare) return <PageHeader title={title} />;
  return (
    <PageHeader
      title={title}
      meta={
        <>
          <CodeText code="SZL-261120-0042" />
          <StatusDot status="received">{texts.received}</StatusDot>
        </>
      }
      actions={
        <>
          <Button>{texts.copy}</Button>
          <Button type="primary">{texts.create}</Button>
        </>
      }
    />
  );
}

export const preview = {
  title: { 'zh-CN': '页头', en: 'Page header' },
  states: {
    plain: () => <Example isBare />,
    'with-number-and-actions': () => <Example />,
    'long-text': () => <Example isLong />,
  },
} satisfies Preview;
