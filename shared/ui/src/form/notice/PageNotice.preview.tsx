import { Button } from 'antd';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { PageNotice, type PageNoticeProps } from './PageNotice.tsx';

const words = {
  'zh-CN': {
    title: '王敏已保存新版本',
    text: '您的修改仍在本页，可以先对比再决定。',
    compare: '对比',
    show: '查看新版本',
    long: '该航次已于 2026-11-20 18:00 截单，船公司不再接受此前提交的舱位变更申请，请改订下一航次或联系您的专属客服',
  },
  en: {
    title: 'Wang Min saved a newer version',
    text: 'Your changes are still on this page; compare before you decide.',
    compare: 'Compare',
    show: 'Show the newer version',
    long: 'The sailing closed on 20 November 2026, 18:00, and the carrier accepts no more changes to space that was requested before; book the next sailing or call your contact',
  },
};

function Example({ tone, isLong }: Pick<PageNoticeProps, 'tone'> & { isLong?: boolean }) {
  const texts = useTexts(words);
  const actions = (
    <>
      <Button type="primary">{texts.compare}</Button>
      <Button>{texts.show}</Button>
    </>
  );
  return (
    <PageNotice tone={tone} title={isLong ? texts.long : texts.title} actions={actions}>
      <div>{texts.text}</div>
    </PageNotice>
  );
}

export const preview = {
  title: { 'zh-CN': '页内提示', en: 'Page notice' },
  states: {
    info: () => <Example tone="info" />,
    warning: () => <Example tone="warning" />,
    danger: () => <Example tone="danger" />,
    'long-text': () => <Example tone="warning" isLong />,
  },
} satisfies Preview;
