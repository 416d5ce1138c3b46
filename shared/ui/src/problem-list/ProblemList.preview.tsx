import { fillTemplate } from '@berth/contract';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { ProblemList } from './ProblemList.tsx';

const words = {
  'zh-CN': {
    cell: '毛重 KGS，第 {line} 行',
    message: '请填写大于 0 的数字',
    long: '目的国收货人在清关时必须向海关提供的增值税号或经济经营者登记识别号',
    longMessage: '须与商业发票上的号码一致，只能是 2 位国家代码加 8 至 12 位数字，请核对后重新填写',
    none: '本航次已于 2026-11-20 18:00 截单，请改订下一航次',
    gone: '已跳到',
  },
  en: {
    cell: 'Gross weight KGS, line {line}',
    message: 'Enter a number above 0',
    long: 'VAT or EORI number that the consignee must give to customs in the country of destination',
    longMessage:
      'It must be the one on the commercial invoice: two letters of the country and 8 to 12 digits',
    none: 'This sailing was closed on 20 November 2026, 18:00; please book the next one',
    gone: 'Gone to',
  },
};

function Example({ count }: { count: number }) {
  const texts = useTexts(words);
  const [gone, setGone] = useState('');
  const messages = new Map(Array.from({ length: count }, (_, at) => [`${at + 1}`, texts.message] as const));
  return (
    <>
      <ProblemList
        messages={messages}
        nameOf={(line) => fillTemplate(texts.cell, { line })}
        onJump={(line) => setGone(fillTemplate(texts.cell, { line }))}
      />
      <p role="status">{gone && `${texts.gone} ${gone}`}</p>
    </>
  );
}

function LongText() {
  const texts = useTexts(words);
  const messages = new Map([
    ['vat', texts.longMessage],
    ['', texts.none],
  ]);
  return <ProblemList messages={messages} nameOf={(path) => path && texts.long} onJump={() => undefined} />;
}

export const preview = {
  title: { 'zh-CN': '待修改清单', en: 'Problem list' },
  states: {
    one: () => <Example count={1} />,
    several: () => <Example count={8} />,
    many: () => <Example count={120} />,
    'long-text': LongText,
  },
} satisfies Preview;
