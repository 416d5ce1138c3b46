import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { HintsDialog } from './HintsDialog.tsx';

const words = {
  'zh-CN': {
    open: '提交',
    name: '毛重，第 {line} 行',
    hint: '每 CBM 仅 4 KGS，比泡沫还轻，请核对重量和体积',
  },
  en: {
    open: 'Submit',
    name: 'Gross weight, line {line}',
    hint: '4 KGS per CBM is lighter than foam, please check weight and volume',
  },
};

function Example({ count }: { count: number }) {
  const texts = useTexts(words);
  const [isOpen, setIsOpen] = useState(true);
  const hints = Array.from({ length: count }, (_, at) => [`${at + 1}`, texts.hint] as const);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      <HintsDialog
        hinted={{ asked: isOpen ? new Map(hints) : null, confirm: close, goBack: close, jump: close }}
        nameOf={(line) => fillTemplate(texts.name, { line })}
      />
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '提交前核对', en: 'Check before submitting' },
  states: {
    one: () => <Example count={1} />,
    several: () => <Example count={3} />,
    many: () => <Example count={60} />,
  },
} satisfies Preview;
